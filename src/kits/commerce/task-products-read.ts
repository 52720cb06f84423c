import { listTaskProducts } from '#contract/task.ts'
import { cachedRead } from '#engine/reads/cached-read.ts'

/** What the desk works on for how many credits. */
export const productsRead = cachedRead({
  call: listTaskProducts,
  scope: 'device',
  maxAge: 0,
  isTranslated: true,
})
