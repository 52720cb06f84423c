import { expect, test } from 'vitest'
import type { StepWords } from '#kits/words/content.ts'
import fnb from '../../../../locales/ko/examples/fnb.json' with { type: 'json' }
import core from '../../../../locales/ko/workbook.json' with { type: 'json' }
import { wordsOfIndustry } from './words-of-industry.ts'

const what: StepWords = core.steps['core/story/what']
const background: StepWords = core.steps['core/story/background']

test('a bakery reads placeholders of a bakery, not of a pottery', () => {
  const words = wordsOfIndustry(what, fnb)
  expect(words.placeholders['core.what']).toBe('예: 매일 먹어도 속이 편안한 우리밀 빵')
  expect(words.placeholder).toBe('예: 매일 먹어도 속이 편안한 우리밀 빵')
  expect(words.placeholders['core.memo']).toBe(what.placeholders['core.memo'])
})

test('until its industry is loaded no placeholder shows an example of another', () => {
  expect(wordsOfIndustry(what, undefined)).toMatchObject({
    placeholder: '',
    placeholders: { 'core.what': '' },
  })
  expect(wordsOfIndustry(background, undefined)).toEqual(background)
})

test('without an industry the words stay as they are', () => {
  expect(wordsOfIndustry(what, null)).toBe(what)
})
