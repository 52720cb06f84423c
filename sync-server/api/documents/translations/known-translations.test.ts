import { expect, test } from 'vitest'
import type { StoredTranslations } from '#model/translations/stored.ts'
import { KnownTranslations } from './known-translations.ts'

const of = (letters: number): StoredTranslations => ({
  source: 'ko',
  texts: [{ language: 'en', path: 'core.what', source: 'x', text: 'y'.repeat(letters - 1) }],
})

test('a brand has one state, that of its last mark', () => {
  const known = new KnownTranslations({ brands: 10, letters: 100 })
  known.set(1, 'a', of(60))
  known.set(2, 'a', null)
  known.set(1, 'b', of(80))
  expect(known.get(1, 'a')).toBeUndefined()
  expect(known.get(1, 'b')).toEqual(of(80))
  expect(known.get(2, 'a')).toBeNull()
})

test('beyond either bound the brands that were used least recently are forgotten', () => {
  const known = new KnownTranslations({ brands: 3, letters: 100 })
  for (const idBrand of [1, 2, 3]) known.set(idBrand, 'a', of(30))
  known.get(1, 'a')
  known.set(4, 'a', of(5))
  const isKnown = (idBrand: number) => known.get(idBrand, 'a') !== undefined
  expect([1, 2, 3, 4].filter(isKnown)).toEqual([1, 3, 4])
  known.set(5, 'a', of(95))
  expect([1, 3, 4, 5].filter(isKnown)).toEqual([4, 5])
})
