import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { positionAxes } from './axes.ts'
import {
  activityPeriods,
  companySizes,
  industries,
  industryGroupOf,
  industryKeys,
  memberCounts,
} from './business.ts'
import { coreValueDefaults, coreValueKeywords } from './core-value.ts'

import { idOfKeyword, keywordOfId, keywordsAtMost, keywordTones, toneOfKeyword } from './keywords.ts'
import { ages, characters, familyRoles, genders } from './persona.ts'
import { balances, leaning, neutral, personaScales } from './scales.ts'
import { voiceTones } from './voice-tones.ts'

const options = JSON.parse(readFileSync('locales/ko/options.json', 'utf8'))
const reference = JSON.parse(readFileSync('locales/ko/reference.json', 'utf8'))
const strategy = JSON.parse(readFileSync('locales/ko/options-strategy.json', 'utf8'))
const keywords = keywordTones.flatMap((tone) => tone.keywords)

test('every key has a Korean word, in the same order, and every word has a key', () => {
  expect(Object.keys(reference.industry)).toEqual(industryKeys)
  expect(Object.keys(options.activityPeriod)).toEqual(activityPeriods)
  expect(Object.keys(options.memberCount)).toEqual(memberCounts)
  expect(Object.keys(options.companySize)).toEqual(companySizes)
  expect(Object.keys(options.coreValueKeyword)).toEqual(coreValueKeywords)
})

test('every key of a strategy has a Korean word, in the same order, and every word has a key', () => {
  const keys: Record<string, readonly string[]> = {
    gender: genders,
    familyRole: familyRoles,
    age: ages,
    character: characters,
    characterLine: characters,
    scale: [...personaScales, ...balances],
    scaleLow: [...personaScales, ...balances],
    scaleHigh: [...personaScales, ...balances],
    voiceTone: voiceTones,
    voiceToneStarter: voiceTones,
    axisLow: positionAxes,
    axisHigh: positionAxes,
    keywordTone: keywordTones.map(({ key }) => key),
    keyword: keywords,
  }
  expect(Object.keys(strategy)).toEqual(Object.keys(keys))
  for (const [kind, known] of Object.entries(keys)) expect(Object.keys(strategy[kind]), kind).toEqual(known)
})

test('a keyword keeps its id, which is its index in the list', () => {
  expect(keywords).toHaveLength(120)
  expect(new Set(keywords).size).toBe(120)
  expect(keywordsAtMost).toBe(5)
  expect(['warm', 'hand-touched', 'calm', 'honest', 'slow-made'].map(idOfKeyword)).toEqual([
    1, 15, 16, 31, 120,
  ])
  expect(keywords.map((key) => keywordOfId(idOfKeyword(key)))).toEqual(keywords)
  expect([idOfKeyword('온기'), keywordOfId(null), keywordOfId(121), toneOfKeyword(null)]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(toneOfKeyword('lasting')).toMatchObject({ key: 'rooted', palette: 'calm' })
})

test('a scale leans to an end only outside its middle, and not before it is set', () => {
  expect([0, 44, 45, neutral, 55, 56, 100, null].map(leaning)).toEqual([
    'low',
    'low',
    null,
    null,
    null,
    'high',
    'high',
    null,
  ])
})

test('an industry belongs to its group, an unknown one to the others', () => {
  expect(industryGroupOf('ECOMMERCE_CRAFT')).toBe('ECOMMERCE')
  expect(industryGroupOf('FASHION_BEAUTY')).toBe('FASHION_BEAUTY')
  expect(industryGroupOf('HEALTHCARE_MEDICAL_VET')).toBe('HEALTHCARE_MEDICAL')
  expect(industryGroupOf('SPACE_TRAVEL')).toBe('OTHERS')
  expect(industryGroupOf(null)).toBe('OTHERS')
})

test('categories are numbered from one and each has three default values', () => {
  expect(industries.map(({ idCategory }) => idCategory)).toEqual([1, 2, 3, 4, 5, 6, 7])
  for (const { key } of industries) expect(new Set(coreValueDefaults[key]).size).toBe(3)
})
