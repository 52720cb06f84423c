import { expect, test } from 'vitest'
import { languagesIn, readTranslationSearch } from './translation-search.ts'

test('languages of an address are read each once, in one order, and others are left out', () => {
  expect(readTranslationSearch({ lang: 'ja,en,ja,fr' })).toEqual({ lang: 'en,ja' })
  expect(readTranslationSearch({ lang: 'fr' })).toEqual({})
  expect(readTranslationSearch({ lang: ['en'] })).toEqual({})
  expect(languagesIn('zh-TW,zh-CN')).toEqual(['zh-CN', 'zh-TW'])
})
