import { readCredit } from '#contract/credit.ts'
import { cachedRead } from '#engine/reads/cached-read.ts'

/** The credits of the brand. */
export const balanceRead = cachedRead({ call: readCredit, scope: 'brand', maxAge: 0 })
