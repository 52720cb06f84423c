import { type Language, languages } from '../language/languages.ts'
import { type CoreValueKeyword, coreValueKeywords } from '../options/core-value.ts'
import { keywordTones } from '../options/keywords.ts'
import { type CoreAnswers, spaced } from './answers.ts'
import { phrasebooks } from './phrasebook.ts'

const atMost = 8

/** Words of the keywords and of the values, by the language of answers in which they occur. */
export type WordsByLanguage = {
  readonly [Name in Language]?: {
    readonly keyword: Readonly<Record<string, string>>
    readonly coreValueKeyword: Readonly<Record<string, string>>
  }
}

/**
 * Keys of the keywords suggested by the story and the values: first those whose word in one of the languages
 * occurs in the answers, most frequent first, then others of the same tones and of the tones of the chosen
 * values.
 */
export function suggestPersonalityKeywords(answers: CoreAnswers, wordsByLanguage: WordsByLanguage): string[] {
  const known = languages.flatMap(({ key: language }) => {
    const words = wordsByLanguage[language]
    return words ? [{ language, words, hasCue: phrasebooks[language].hasCue }] : []
  })
  const texts = [
    ...read.map((field) => spaced(answers[field])),
    ...answers.values.flatMap(({ keyword, description }) => [spaced(keyword), spaced(description)]),
  ]
  const found = keywordTones
    .flatMap(({ key: tone, keywords }) => keywords.map((key) => ({ key, tone, times: timesOf(key) })))
    .filter(({ times }) => times > 0)
    .sort((one, other) => other.times - one.times)

  const weights = new Map<string, number>()
  for (const { tone, times } of found) weights.set(tone, (weights.get(tone) ?? 0) + times)
  for (const { keyword } of answers.values) {
    const tone = toneOfValue(
      keyword,
      known.map(({ words }) => words.coreValueKeyword),
    )
    if (tone) weights.set(tone, (weights.get(tone) ?? 0) + 1)
  }
  const kindredTones = keywordTones
    .filter(({ key }) => weights.has(key))
    .sort((one, other) => (weights.get(other.key) ?? 0) - (weights.get(one.key) ?? 0))
  // One keyword of each tone in turn.
  const kindred = Array.from({ length: atMost }, (_, turn) =>
    kindredTones.flatMap(({ keywords }) => keywords.slice(turn, turn + 1)),
  ).flat()
  return [...new Set([...found.map(({ key }) => key), ...kindred])].slice(0, atMost)

  function timesOf(key: string): number {
    const cues = known
      .map(({ language, words, hasCue }) => ({ cue: stemOf(words.keyword[key] ?? '', language), hasCue }))
      .filter(({ cue }) => cue !== '')
    return texts.filter((text) => cues.some(({ cue, hasCue }) => hasCue(text, cue))).length
  }
}

const read = ['background', 'what', 'how', 'achieve', 'problem', 'positive'] as const

/** Stem of an adjective for matching inflected forms: 따뜻한 is in 따뜻하게, 温かい in 温かく, 温暖的 in 温暖. */
function stemOf(word: string, language: Language): string {
  const stem =
    language === 'ko'
      ? word.replace(/ (있는|같은|높은|잡힌|많은|튀는|묻은)$|[가-힣]$/, '')
      : language === 'ja'
        ? word.replace(/(のある|のよい|のとれた|のこもった|に富んだ|な|い|の|した|する)$/, '')
        : word.replace(/^有(?=.{2,}的$)|的$/g, '')
  return stem.length > 1 ? stem : word
}

const tones: Record<CoreValueKeyword, string> = {
  HONESTY: 'trust',
  PATIENCE: 'rooted',
  NEIGHBOR: 'warm',
  COMFORT: 'warm',
  CRAFT: 'rooted',
  FRESHNESS: 'natural',
  TRUST: 'trust',
  SAFETY: 'trust',
  HEALTH: 'natural',
  CARE: 'warm',
  EXPERTISE: 'trust',
  CLARITY: 'trust',
  SPEED: 'new',
  FAIRNESS: 'trust',
  SUSTAINABILITY: 'natural',
  CREATIVITY: 'new',
  GROWTH: 'lively',
  CONFIDENCE: 'refined',
  JOY: 'lively',
  CHALLENGE: 'new',
}

/** A value is stored as the product's key or as its word in the language in which it was chosen. */
function toneOfValue(
  keyword: string,
  labelLists: readonly Readonly<Record<string, string>>[],
): string | undefined {
  const key = coreValueKeywords.find(
    (known) => known === keyword || labelLists.some((labels) => labels[known] === keyword.trim()),
  )
  return key && tones[key]
}
