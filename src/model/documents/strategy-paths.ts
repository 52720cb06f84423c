import type { strategy } from './strategy.ts'

type Parts = Omit<typeof strategy, '$'>

/** Path of a field of the strategy, such as `personality.tagline1`, usable without loading the fields. */
export type StrategyPath = {
  [Part in keyof Parts & string]: `${Part}.${keyof Parts[Part] & string}`
}[keyof Parts & string]

/** Number of keywords of a personality. */
export const keywordCount = 5

/** The five keywords in their final order. */
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
