import { strategy } from '../documents/strategy.ts'
import { type Answers, itemsOf } from '../fields/answers.ts'
import { isAnswer } from '../fields/value.ts'

const { personality, positioning } = strategy
const { encourageCustomer, emphasisService, emphasisBest, provocative, aimedCustomer } = personality

/** The five places of the finished order. */
export const keywordPlaces = [
  personality.keyword1,
  personality.keyword2,
  personality.keyword3,
  personality.keyword4,
  personality.keyword5,
] as const

/** The five angles of the brainstorming, in their order. */
export const taglineAngles = [
  encourageCustomer,
  emphasisService,
  emphasisBest,
  provocative,
  aimedCustomer,
] as const

const competitorProperties = ['brandName', 'service', 'businessModel', 'benefit', 'advantage']
const personaProperties = ['name', 'age', 'job', 'goal', 'discomfort', 'needs']

/** Five words are chosen and five places filled; never finished while the places hold other words than were chosen. */
export function keywordPercent(answers: Answers): number {
  const chosen = itemsOf(answers, personality.keywords.path)
  const answered = [
    chosen.length === personality.keywords.atMost,
    ...keywordPlaces.map(({ path }) => isAnswer(answers[path])),
  ]
  const percent = share(answered.filter(Boolean).length, answered.length)
  return percent === 100 && !arePlacedKeywords(answers) ? 99 : percent
}

/** Whether the five places hold the five chosen words, each once. */
export function arePlacedKeywords(answers: Answers): boolean {
  const chosen = itemsOf(answers, personality.keywords.path).map(({ keyword }) => keyword)
  const placed = keywordPlaces.map(({ path }) => answers[path])
  return (
    chosen.length === keywordPlaces.length &&
    new Set(placed).size === keywordPlaces.length &&
    placed.every((word) => isAnswer(word) && chosen.includes(word))
  )
}

export function taglinePercent(answers: Answers): number {
  const lines = taglineAngles.filter(({ path }) => isAnswer(answers[path])).length
  return (lines >= 3 ? 50 : 0) + (isAnswer(answers[personality.tagline1.path]) ? 50 : 0)
}

/** The two most answered competitors: a third never lowers the number. */
export function marketPercent(answers: Answers): number {
  const counts = countsOf(itemsOf(answers, positioning.competitors.path), competitorProperties)
  const best = counts.slice(0, 2).reduce((sum, count) => sum + count, 0)
  return share(best, 2 * competitorProperties.length)
}

export function personaPercent(answers: Answers): number {
  const [best = 0] = countsOf(itemsOf(answers, positioning.personas.path), personaProperties)
  return share(best, personaProperties.length)
}

/** Rounded half up, and 100 only for all. */
export function share(answered: number, of: number): number {
  return answered === of ? 100 : Math.min(99, Math.round((answered / of) * 100))
}

/** How many of the properties each item has answered, most first. */
function countsOf(items: readonly Readonly<Record<string, unknown>>[], properties: readonly string[]) {
  return items
    .map((item) => properties.filter((property) => isAnswer(item[property])).length)
    .sort((a, b) => b - a)
}
