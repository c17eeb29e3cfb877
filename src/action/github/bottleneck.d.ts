/** The build that octokit's plugin takes, without what talks to Redis; its package has no types of its own for it. */
declare module 'bottleneck/light.js' {
  export {default} from 'bottleneck'
}
