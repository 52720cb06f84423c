import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../language/languages.ts'
import { activityPeriods, companySizes, industryKeys, memberCounts } from '../options/business.ts'
import { coreValueKeywords } from '../options/core-value.ts'
import type { CoreAnswers } from './answers.ts'
import { suggestKeywords } from './keywords.ts'
import { nothing, ongi } from './ongi.fixture.ts'
import { composePurpose } from './purpose.ts'
import { composeStory } from './story.ts'
import { composeValues } from './values.ts'
import { composeVision } from './vision.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const rounds = 100

const pieces = [
  ...Object.values(ongi).flatMap((answers) =>
    Object.values(answers).filter((answer) => typeof answer === 'string'),
  ),
  ...'그릇 빚어요 입니다 거예요 이에요 요 다. ! ? … 500g API 3D 溫氣 かな 🍚 (bowl) “말” We You it, , · 、 1,000 $& ㄹ ㅠ é %'.split(
    ' ',
  ),
  ...[' ', '\n', '\t', '', '‘', '\uD83C', '$1', '__proto__', 'constructor', '온기\u200d'],
]

test(`drafts of random answers are complete sentences (seed ${seed})`, () => {
  const random = randomFrom(seed)
  let drafted = 0
  for (const { key: language } of languages) {
    const words = {
      ...JSON.parse(readFileSync(`locales/${language}/options.json`, 'utf8')),
      ...JSON.parse(readFileSync(`locales/${language}/drafts.json`, 'utf8')),
      ...JSON.parse(readFileSync(`locales/${language}/drafts-patterns.json`, 'utf8')),
    }
    for (let round = 0; round < rounds; round++) {
      const answers = randomAnswers(random)
      const where = `seed ${seed}, ${language}, round ${round}: ${JSON.stringify(answers)}`
      const draw = () =>
        [composeStory, composePurpose, composeVision, composeValues].map((compose) =>
          compose(answers, language, words),
        )
      const drafts = draw()
      expect(draw(), where).toEqual(drafts)
      for (const draft of drafts) {
        if (!draft.ok) {
          expect(draft.needs.length, where).toBeGreaterThan(0)
        } else drafted++
        const texts = (draft.ok ? draft.variants : (draft.beginnings ?? [])).map((variant) =>
          [variant].flat().join('\n'),
        )
        expect(new Set(texts).size, where).toBe(texts.length)
        for (const text of texts) {
          expect(text.trim(), where).not.toBe('')
          expect(text, where).not.toMatch(/[{}‹›[\]|]|undefined|null|function| {2}|^ | $/)
        }
      }
      const keywords = suggestKeywords(answers, { [language]: words.coreValueCues })
      expect(keywords.length, where).toBeGreaterThanOrEqual(3)
      expect(keywords.length, where).toBeLessThanOrEqual(5)
      expect(new Set(keywords.map(({ key }) => key)).size, where).toBe(keywords.length)
    }
  }
  expect(drafted).toBeGreaterThan(rounds)
})

function randomAnswers(random: () => number): CoreAnswers {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const text = () => {
    if (random() < 0.25) return null
    return Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(pieces)).join(
      random() < 0.5 ? ' ' : '',
    )
  }
  const choice = (keys: readonly string[]) => (random() < 0.3 ? null : pick([...keys, 'FROM_THE_FUTURE']))
  const answers = Object.fromEntries(Object.keys(nothing).map((field) => [field, text()]))
  return {
    ...nothing,
    ...answers,
    companySize: choice(companySizes),
    futureCompanySize: choice(companySizes),
    memberCount: choice(memberCounts),
    futureMemberCount: choice(memberCounts),
    activityPeriod: choice(activityPeriods),
    futureActivityPeriod: choice(activityPeriods),
    industry: choice(industryKeys),
    values: Array.from({ length: Math.floor(random() * 5) }, () => ({
      keyword: random() < 0.5 ? pick(coreValueKeywords) : (text() ?? ''),
      description: null,
    })),
  }
}

/** mulberry32 */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
