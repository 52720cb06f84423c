/** Keys of the content planner, which documents hold: they are only added. */

/** Where an entry is published. Limits and appearance: `channels.ts`. */
export const channelKeys = [
  'INSTAGRAM',
  'INSTAGRAM_STORY',
  'FACEBOOK',
  'NAVER_BLOG',
  'NAVER_PLACE',
  'KAKAO_MESSAGE',
  'THREADS',
  'X',
  'OWN',
] as const
export type ChannelKey = (typeof channelKeys)[number]

/** How far an entry is, in the order of its life. */
export const statusKeys = ['IDEA', 'DRAFT', 'REVIEW', 'PLANNED', 'POSTED', 'SKIPPED'] as const
export type StatusKey = (typeof statusKeys)[number]

/** What an entry is about: a day of the shop or the season, a product, something to know, words of a customer, an offer, news. */
export const kindKeys = ['DAY', 'PRODUCT', 'INFO', 'REVIEW', 'OFFER', 'NEWS'] as const
export type KindKey = (typeof kindKeys)[number]

/** How an entry went, as its owner says. */
export const resultKeys = ['GOOD', 'FAIR', 'POOR'] as const
export type ResultKey = (typeof resultKeys)[number]

/** Who wrote the first draft of an entry: a member, our rules, or a model. */
export const draftOrigins = ['OWN', 'RULES', 'AI'] as const
