import type { Slots } from '../composition/template.ts'
import { complaints, praises, type ReviewTexts, type ReviewTopic } from './review-texts.ts'

/** A clause of a review that can be answered: units from `start` to `end` of the text, `end` not among them. */
export interface ReviewPoint {
  readonly start: number
  readonly end: number
  readonly topic: ReviewTopic
  /** From 1; clauses about the same share it. */
  readonly number: number
  /** What the answer may name: P, M, G of the texts. */
  readonly slots: Slots
}

/** The clauses of a review that say something which the texts know, in their order. `items`: what the brand offers. */
export function readReview(review: string, items: readonly string[], texts: ReviewTexts): ReviewPoint[] {
  const numbers = new Map<ReviewTopic, number>()
  return clausesOf(review, texts).flatMap(({ start, end }) => {
    const clause = review.slice(start, end)
    const topic = topicOf(clause, texts)
    if (topic === null) return []
    const number = numbers.get(topic) ?? numbers.size + 1
    numbers.set(topic, number)
    return [{ start, end, topic, number, slots: detailsOf(clause, items, texts) }]
  })
}

export function isComplaint(topic: ReviewTopic): boolean {
  return complaints.some((one) => one === topic)
}

/** Without spaces at both ends; empty ones are left out. */
function clausesOf(review: string, { clauseEnd }: ReviewTexts): { start: number; end: number }[] {
  const ends = [...review.matchAll(clauseEnd)].map(({ index, 0: mark }) => index + mark.length)
  const bounds = [0, ...ends, review.length]
  return bounds.slice(1).flatMap((bound, at) => {
    const clause = review.slice(bounds[at], bound)
    const start = bound - clause.trimStart().length
    const end = start + clause.trim().length
    return end > start ? [{ start, end }] : []
  })
}

/** By the longest match, of equal ones the first: complaints are first. One that is denied says the opposite, if there is one. */
function topicOf(clause: string, texts: ReviewTexts): ReviewTopic | null {
  let longest = 0
  let topic: ReviewTopic | null = null
  for (const one of [...complaints, ...praises]) {
    const match = texts.cues[one].exec(clause)
    if (!match || match[0].length <= longest) continue
    longest = match[0].length
    topic = isDenied(clause, match, texts) ? (opposites[one] ?? null) : one
  }
  return topic
}

function isDenied(clause: string, { index, 0: cue }: RegExpExecArray, texts: ReviewTexts): boolean {
  return (
    texts.deniedBefore.test(clause.slice(0, index)) ||
    texts.deniedAfter.test(clause.slice(index + cue.length))
  )
}

const opposites: Readonly<Partial<Record<ReviewTopic, ReviewTopic>>> = {
  late: 'fast',
  fast: 'late',
  tasty: 'untasty',
  untasty: 'tasty',
  small: 'generous',
  generous: 'small',
  pricey: 'fairPrice',
  fairPrice: 'pricey',
  kind: 'unkind',
  unkind: 'kind',
  damaged: 'packed',
  packed: 'damaged',
  dirty: 'mood',
  quality: 'flaw',
}

function detailsOf(clause: string, items: readonly string[], texts: ReviewTexts): Slots {
  const item = itemIn(clause, items)
  const duration = texts.duration.exec(clause)?.[0]
  const family = texts.family.exec(clause)?.[1]
  return {
    ...(item !== null && { P: item }),
    ...(duration !== undefined && { M: duration.trim() }),
    ...(family !== undefined && { G: texts.toFamily(family) }),
  }
}

/** What the clause names of what the brand offers, in the words of the clause: `식빵` is said for `쌀식빵`. */
function itemIn(clause: string, items: readonly string[]): string | null {
  const words = clause.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const found = items.flatMap((item) => {
    if (clause.includes(item)) return [item]
    const ends = Array.from({ length: item.length - 1 }, (_, at) => item.slice(at).trim())
    return ends.find((end) => words.some((word) => word.startsWith(end.toLowerCase()))) ?? []
  })
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null
}
