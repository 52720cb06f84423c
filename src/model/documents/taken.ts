import { list } from '../fields/list.ts'
import { choice, shortText } from './choices.ts'
import { account, moment } from './comments.ts'

/** Where words come from that a person took into a text: rules of the product, a language model, or the brand check. */
export const takenSources = ['RULES', 'AI', 'CHECK'] as const
export type TakenSource = (typeof takenSources)[number]

/** How many are kept of a document; the oldest go first. */
export const mostTaken = 100

export const takenEntry = {
  field: shortText(200),
  source: choice(takenSources),
  by: account,
  name: shortText(40),
  at: moment,
}

/**
 * What people took from suggestions into texts of the same document, so that the whole team can see it in the history. `field` is
 * a field's path, or `path/item/property` inside a list. Names are stored with it, because accounts that left the brand are in no
 * list of members; `by` is 0 and the name '' without an account.
 */
export const takenLists = { taken: list(takenEntry, { atMost: mostTaken, about: 'suggestion' }) }

export type TakenList = ReturnType<(typeof takenLists)['taken']['locatedAt']>
