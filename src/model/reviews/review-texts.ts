import type { AnswerStyle } from '../tools/tools.ts'
import type { Sentence } from '../tools/write-shape.ts'

/** What reviews are about. Those that complain come first: `unsafe` is answered before all others. */
export const complaints = [
  'unsafe',
  'late',
  'damaged',
  'cold',
  'untasty',
  'small',
  'pricey',
  'unkind',
  'dirty',
  'missing',
  'crowded',
  'soldOut',
  'flaw',
] as const

export const praises = [
  'tasty',
  'fast',
  'packed',
  'generous',
  'fairPrice',
  'kind',
  'mood',
  'family',
  'again',
  'quality',
] as const

export type Complaint = (typeof complaints)[number]
export type ReviewTopic = Complaint | (typeof praises)[number]

/** Where a review is. */
export const reviewPlaces = ['delivery', 'place', 'store'] as const
export type ReviewPlace = (typeof reviewPlaces)[number]

/** By stars and by what was found. */
export type Mood = 'good' | 'mixed' | 'bad'

type InStyles = Readonly<Record<AnswerStyle, Sentence>>

/**
 * How reviews are read and answered in one language. Slots of answers: P the product of the brand that the clause names, M how
 * long, G who liked it. Of the others: N the name of the brand, F what was fixed.
 */
export interface ReviewTexts {
  /** What a clause says, by topic: the longest match of a clause counts. */
  readonly cues: Readonly<Record<ReviewTopic, RegExp>>
  /** Before or after a match: it is denied. */
  readonly deniedBefore: RegExp
  readonly deniedAfter: RegExp
  /** Where a clause ends; global. */
  readonly clauseEnd: RegExp
  /** How long was waited, in the words of the guest. */
  readonly duration: RegExp
  /** Who liked it, as its first group. */
  readonly family: RegExp
  /** The same as it stands in an answer. */
  readonly toFamily: (word: string) => string
  readonly opening: Readonly<Record<Mood, InStyles>>
  readonly answer: Readonly<Record<ReviewTopic, InStyles>>
  /** Where nothing was found that could be answered. */
  readonly unclear: Readonly<Record<Mood, InStyles>>
  readonly fixed: Sentence
  readonly sorry: Sentence
  readonly amends: Sentence
  readonly invite: Readonly<Record<ReviewPlace, Sentence>>
}
