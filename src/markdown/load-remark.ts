import {Suspended} from '../suspend.ts'

type Remark = typeof import('./remark.ts')

let remark: Remark | undefined
let loading: Promise<Remark> | undefined

/** Loads remark, once. */
export function loadRemark(): Promise<Remark> {
  loading ??= import('./remark.ts').then(loaded => {
    remark = loaded
    return loaded
  })
  return loading
}

/** remark, for synchronous code. Throws `Suspended` until it is loaded. */
export function needRemark(): Remark {
  if (!remark) throw new Suspended(loadRemark())
  return remark
}
