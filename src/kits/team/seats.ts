import { countMembers } from '#contract/member.ts'
import { cachedRead } from '#engine/reads/cached-read.ts'

/** How many seats the plan of the brand has, and how many are taken. */
export const seatsRead = cachedRead({ call: countMembers, scope: 'brand', maxAge: 0 })
