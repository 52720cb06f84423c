import { expect, test } from 'vitest'
import { phrasesOf } from './phrases.ts'

test('a Japanese or Chinese text has phrases: words with their particles and marks', () => {
  expect(phrasesOf('ひと口に、季節を。')).toEqual(['ひと口に、', '季節を。'])
  expect(phrasesOf('北鎌倉 季節の和菓子')).toEqual(['北鎌倉', '季節の', '和菓子'])
  expect(phrasesOf('给一个人的温暖').join('')).toBe('给一个人的温暖')
})

test('a text with spaces between its words has none', () => {
  expect(phrasesOf('오늘의 한 끼에 온기를')).toEqual([])
  expect(phrasesOf('Built to be mended')).toEqual([])
  expect(phrasesOf('')).toEqual([])
})
