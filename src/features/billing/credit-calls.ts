import type { AnswerOf } from '#contract/call.ts'
import { pageCredits, readCredit } from '#contract/credit.ts'
import { cachedList, cachedRead } from '#engine/reads/cached-read.ts'

export type Credit = AnswerOf<typeof pageCredits>['_embedded']['credits'][number]
export type Balance = AnswerOf<typeof readCredit>

export const balanceRead = cachedRead({ call: readCredit, scope: 'brand', maxAge: 0 })

/** How credits came and went, newest first. Its titles are in the reader's language. */
export const creditsRead = cachedList({
  call: pageCredits,
  scope: 'brand',
  maxAge: 0,
  isTranslated: true,
  items: (answer) => answer._embedded.credits,
  paging: { size: 20 },
})
