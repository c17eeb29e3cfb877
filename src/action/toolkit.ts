/** What the Action needs of the toolkit, and no more: all of it would bring an HTTP client along. */
export {error, notice, setOutput, warning} from '@actions/core'
