import { expect, test } from 'vitest'
import { languageFor } from './languages.ts'

test('the first language asked for that the interface has is taken', () => {
  expect(languageFor('fr-FR,ja;q=0.8,en;q=0.5')).toBe('ja')
  expect(languageFor('zh_HK')).toBe('zh-TW')
  expect(languageFor('zh')).toBe('zh-CN')
})

test('languages that the interface does not have become English', () => {
  expect(languageFor('fr-FR,fr;q=0.9')).toBe('en')
  expect(languageFor('vi,*;q=0.5')).toBe('en')
})

test('without a wish it is Korean', () => {
  for (const none of [null, undefined, '', '*', ' , ;q=1']) expect(languageFor(none)).toBe('ko')
})
