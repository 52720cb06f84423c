import { pageTemplates } from '#contract/market.ts'
import { cachedRead } from '#engine/reads/cached-read.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'

const premiumRead = cachedRead({ call: pageTemplates, scope: 'device', maxAge: 'pageLoad' })

/** One a page, and the first page alone: there are as many pages as templates. */
const input = { query: { isPremium: 'true', size: 1 } } as const

/** How many premium templates the market has; null until the server has said it once, and where it has none. */
export function usePremiumCount(isAsked = true): number | null {
  return useCachedRead(premiumRead, { input, isAsked }).data?.page.totalPages || null
}
