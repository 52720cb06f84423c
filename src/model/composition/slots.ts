import { asSentence, spaced, tidied } from './answers.ts'
import { splitThings, thingsOf } from './phrase.ts'
import type { Phrasebook } from './phrasebook.ts'
import type { Slots } from './template.ts'

/**
 * An answer as a slot: `{T}` as a noun phrase for the middle of a sentence, `{T!}` where it is a sentence of its own, which
 * is never put into quotes. A copula is dropped first: 직장인이에요 is a phrase.
 */
export function slotOf(slot: string, answer: string | null, book: Phrasebook): Slots {
  const tidy = tidied(answer)
  if (tidy === '') return {}
  const bare = book.withoutCopula(tidy)
  if (bare !== tidy && bare !== '' && !book.isSentence(bare)) return { [slot]: book.inline(bare) }
  return sentenceOrPhrase(slot, answer, book)
}

/** The same for an answer that is told as it was written: a sentence with a copula stays one. */
export function toldSlotOf(slot: string, answer: string | null, book: Phrasebook): Slots {
  return tidied(answer) === '' ? {} : sentenceOrPhrase(slot, answer, book)
}

/** What is offered as a list of things, or as a sentence; in Korean with V, the verb that suits them. */
export function serviceSlot(service: string | null, book: Phrasebook, about: string): Slots {
  const whole = slotOf('S', service, book)
  if (!('S' in whole)) return whole
  const things = splitThings(service).map((thing) => slotOf('S', thing, book).S ?? '')
  return { S: thingsOf(things, book), V: book.verbFor?.(things, about) ?? '' }
}

function sentenceOrPhrase(slot: string, answer: string | null, book: Phrasebook): Slots {
  const cut = book.unfinished?.(tidied(answer)) ?? null
  if (cut !== null) return { [`${slot}!`]: cut }
  return book.isSentence(spaced(answer))
    ? { [`${slot}!`]: asSentence(answer ?? '', book.fullStop) }
    : { [slot]: book.inline(tidied(answer)) }
}
