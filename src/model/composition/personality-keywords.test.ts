import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '../language/languages.ts'
import { keywordTones } from '../options/keywords.ts'
import type { CoreAnswers } from './answers.ts'
import { nothing, ongi } from './ongi.fixture.ts'
import { suggestPersonalityKeywords } from './personality-keywords.ts'
import { writtenLanguages } from './written-languages.ts'

test('keywords in the answers come first, then others of their tones and of the values', () => {
  const found = suggest(ongi.ko, 'ko')
  expect(found.slice(0, 3)).toEqual(['warm', 'comfortable', 'honest'])
  expect(found).toHaveLength(8)
})

test('an adjective is found in its inflected forms', () => {
  const first = (how: string, language: Language) => suggest({ ...nothing, how }, language)[0]
  expect(first('느긋하게 기다리는 방식', 'ko')).toBe('easygoing')
  expect(first('책임감을 가지고 고치는 방식', 'ko')).toBe('responsible')
  expect(first('working honestly with few words', 'en')).toBe('honest')
  expect(first('丁寧に、正直につくるやり方', 'ja')).toBe('honest')
  expect(first('温暖而安静的做法', 'zh-CN')).toBe('warm')
  expect(first('用心、細膩地做', 'zh-TW')).toBe('delicate')
})

test('values alone suggest a tone; without answers nothing is suggested', () => {
  const value = { keyword: 'PATIENCE', description: null }
  const rooted = keywordTones.find(({ key }) => key === 'rooted')?.keywords
  expect(suggest({ ...nothing, values: [value] }, 'ko')).toEqual(rooted?.slice(0, 8))
  expect(suggest({ ...nothing, values: [{ keyword: '기다림', description: null }] }, 'ko')).toEqual(
    rooted?.slice(0, 8),
  )
  expect(suggest(nothing, 'en')).toEqual([])
})

test('keywords are found in answers of another language than the page', () => {
  const spoken = writtenLanguages(ongi.ko, 'en')
  expect(spoken).toEqual(['en', 'ko'])
  expect(suggest(ongi.ko, ...spoken).slice(0, 3)).toEqual(['warm', 'comfortable', 'honest'])
  const value = { keyword: '기다림', description: null }
  expect(suggest({ ...nothing, values: [value] }, 'en', 'ko')).toEqual(
    suggest({ ...nothing, values: [value] }, 'ko'),
  )
})

function suggest(answers: CoreAnswers, ...languages: Language[]): string[] {
  const read = (language: Language, name: string) =>
    JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'))
  return suggestPersonalityKeywords(
    answers,
    Object.fromEntries(
      languages.map((language) => [
        language,
        { ...read(language, 'options'), ...read(language, 'options-strategy') },
      ]),
    ),
  )
}
