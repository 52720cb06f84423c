import { strategy } from '../documents/strategy.ts'

const { personality } = strategy
const { encourageCustomer, emphasisService, emphasisBest, provocative, aimedCustomer } = personality

/** The five ranked keyword fields. */
export const keywordRanks = [
  personality.keyword1,
  personality.keyword2,
  personality.keyword3,
  personality.keyword4,
  personality.keyword5,
] as const

/** The five angles of the brainstorming, in order. */
export const taglineAngles = [
  encourageCustomer,
  emphasisService,
  emphasisBest,
  provocative,
  aimedCustomer,
] as const
