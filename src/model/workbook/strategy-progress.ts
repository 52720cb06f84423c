import { keywordCount, keywordPaths, type StrategyPath, taglinePaths } from '../documents/strategy-paths.ts'
import { type Answers, itemsOf } from '../fields/answers.ts'
import { isAnswer } from '../fields/value.ts'

const keywords: StrategyPath = 'personality.keywords'
const tagline: StrategyPath = 'personality.tagline1'
const competitors: StrategyPath = 'positioning.competitors'
const personas: StrategyPath = 'positioning.personas'

const competitorProperties = ['brandName', 'service', 'businessModel', 'benefit', 'advantage']
const personaProperties = ['name', 'age', 'job', 'goal', 'discomfort', 'needs']

/**
 * Five chosen keywords and five ranked fields; below 100 while the ranked fields hold other keywords than the
 * chosen ones.
 */
export function keywordPercent(answers: Answers): number {
  const chosen = itemsOf(answers, keywords)
  const answered = [chosen.length === keywordCount, ...keywordPaths.map((path) => isAnswer(answers[path]))]
  const percent = share(answered.filter(Boolean).length, answered.length)
  return percent === 100 && !arePlacedKeywords(answers) ? 99 : percent
}

/** Whether the ranked fields hold the five chosen keywords, each once. */
export function arePlacedKeywords(answers: Answers): boolean {
  const chosen = itemsOf(answers, keywords).map(({ keyword }) => keyword)
  const ranked = keywordPaths.map((path) => answers[path])
  return (
    chosen.length === keywordPaths.length &&
    new Set(ranked).size === keywordPaths.length &&
    ranked.every((word) => isAnswer(word) && chosen.includes(word))
  )
}

export function taglinePercent(answers: Answers): number {
  const lines = taglinePaths.filter((path) => isAnswer(answers[path])).length
  return (lines >= 3 ? 50 : 0) + (isAnswer(answers[tagline]) ? 50 : 0)
}

/** The two competitors with most answers: a third one never lowers the result. */
export function marketPercent(answers: Answers): number {
  const counts = countsOf(itemsOf(answers, competitors), competitorProperties)
  const best = counts.slice(0, 2).reduce((sum, count) => sum + count, 0)
  return share(best, 2 * competitorProperties.length)
}

export function personaPercent(answers: Answers): number {
  const [best = 0] = countsOf(itemsOf(answers, personas), personaProperties)
  return share(best, personaProperties.length)
}

/** Rounded half up; 100 only if all are answered. */
export function share(answered: number, of: number): number {
  return answered === of ? 100 : Math.min(99, Math.round((answered / of) * 100))
}

/** Number of answered properties of each item, highest first. */
function countsOf(items: readonly Readonly<Record<string, unknown>>[], properties: readonly string[]) {
  return items
    .map((item) => properties.filter((property) => isAnswer(item[property])).length)
    .sort((a, b) => b - a)
}
