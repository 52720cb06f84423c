import { expect, test } from 'vitest'
import { firstSyllable } from './first-syllable.ts'

test.each([
  ['온기', '온'],
  ['소담상회', '소'],
  ['모락빵', '모'],
  ['ongi', 'O'],
  ['佐藤花', '佐'],
  ['@ongi', 'O'],
  ['「온기」', '온'],
  ['🍚', '🍚'],
  ['온기'.normalize('NFD'), '온'],
  ['  ', ''],
])('%s → %s', (name, syllable) => expect(firstSyllable(name)).toBe(syllable))
