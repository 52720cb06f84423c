import type { strategy } from './strategy.ts'

type Parts = Omit<typeof strategy, '$'>

/** Where a field of the strategy stands, `personality.tagline1`: named without loading what it is. */
export type StrategyPath = {
  [Part in keyof Parts & string]: `${Part}.${keyof Parts[Part] & string}`
}[keyof Parts & string]

/** How many keywords a personality has, each with a place of its own. */
export const keywordCount = 5

/** The five places of the finished order. */
export const keywordPaths = [
  'personality.keyword1',
  'personality.keyword2',
  'personality.keyword3',
  'personality.keyword4',
  'personality.keyword5',
] as const satisfies readonly StrategyPath[]

/** The five angles of the brainstorming, in their order. */
export const taglinePaths = [
  'personality.encourageCustomer',
  'personality.emphasisService',
  'personality.emphasisBest',
  'personality.provocative',
  'personality.aimedCustomer',
] as const satisfies readonly StrategyPath[]
