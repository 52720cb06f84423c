import { phrasebooks } from '../composition/phrasebook.ts'
import type { Slots } from '../composition/template.ts'
import type { Language } from '../language/languages.ts'
import { slotOf } from '../tools/text-slots.ts'
import type { AnswerStyle } from '../tools/tools.ts'
import { type Sentence, writeSentence } from '../tools/write-shape.ts'
import { isComplaint, type ReviewPoint, readReview } from './read-review.ts'
import type { Mood, ReviewPlace, ReviewTexts } from './review-texts.ts'

/** What an answer to a review is made of. */
export interface AnswerWishes {
  readonly review: string
  /** From 1 to 5. */
  readonly stars: number
  readonly place: ReviewPlace
  /** What was changed since, as it was typed; '' for nothing. */
  readonly fixed: string
  /** Whether it apologises once more, offers to make up for it, and invites. */
  readonly isSorry: boolean
  readonly hasAmends: boolean
  readonly invites: boolean
}

/** A sentence of an answer; `point`: the number of what it answers, null for none. */
export interface AnswerPart {
  readonly text: string
  readonly point: number | null
}

export interface ReviewAnswer {
  readonly points: readonly ReviewPoint[]
  readonly parts: readonly AnswerPart[]
}

interface Setting {
  readonly items: readonly string[]
  readonly name: string
  readonly style: AnswerStyle
  readonly turn: number
  readonly language: Language
  readonly texts: ReviewTexts
}

/** The answer to a review: each thing that it says is answered once, with its number. The same input is the same answer. */
export function writeAnswer(wishes: AnswerWishes, setting: Setting): ReviewAnswer {
  const { style, turn, language, texts } = setting
  const book = phrasebooks[language]
  const points = readReview(wishes.review, setting.items, texts)
  const answered = points.filter(({ number }, at) => points.findIndex((one) => one.number === number) === at)
  const lastComplaint = answered.findLast(({ topic }) => isComplaint(topic))
  const mood = moodOf(wishes.stars, answered.length > 0, lastComplaint !== undefined)
  const part = (sentence: Sentence, point: number | null = null, slots: Slots = {}): AnswerPart => ({
    text: writeSentence(sentence, { N: setting.name, ...slots }, turn, book),
    point,
  })
  const fixed = slotOf('F', wishes.fixed, book)
  const answers = answered.flatMap(({ topic, number, slots }) => [
    part(texts.answer[topic][style], number, slots),
    ...(number === lastComplaint?.number ? [part(texts.fixed, number, fixed)] : []),
  ])
  const parts = [
    ...(style === 'short' && answered.length > 0 ? [] : [part(texts.opening[mood][style])]),
    ...answers,
    ...(answered.length === 0 ? [part(texts.unclear[mood][style]), part(texts.fixed, null, fixed)] : []),
    ...(wishes.isSorry ? [part(texts.sorry)] : []),
    ...(wishes.hasAmends ? [part(texts.amends)] : []),
    ...(wishes.invites ? [part(texts.invite[wishes.place])] : []),
  ]
  return { points, parts: parts.filter(({ text }) => text !== '') }
}

/** The answer as it is copied. */
export function answerText(parts: readonly AnswerPart[], language: Language): string {
  return parts.map(({ text }) => text).join(phrasebooks[language].joint)
}

function moodOf(stars: number, hasPoints: boolean, hasComplaint: boolean): Mood {
  if (stars <= 2) return 'bad'
  if (hasComplaint) return 'mixed'
  return stars >= 4 || hasPoints ? 'good' : 'mixed'
}
