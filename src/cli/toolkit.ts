/** What the command line needs of the toolkit, and no more: all of it would bring an HTTP client along. */
export {error, notice, warning} from '@actions/core'
