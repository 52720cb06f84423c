import { readBrand } from '#contract/brand.ts'
import { cachedRead } from '#engine/reads/cached-read.ts'

/** What REST says of a brand beside its documents: credit, whether the tutorial is on. */
export const brandRead = cachedRead({ call: readBrand, scope: 'brand', maxAge: 0 })
