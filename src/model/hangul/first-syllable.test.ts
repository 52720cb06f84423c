import { expect, test } from 'vitest'
import { firstSyllable } from './first-syllable.ts'

test.each([
  ['이지우', '지'],
  ['박도현', '도'],
  ['한결', '결'],
  ['이 지우', '지'],
  ['최서연 팀장', '서'],
  ['남궁민', '민'],
  ['남궁도현', '도'],
  ['솜', '솜'],
  ['성북동공방', '성'],
  ['Park Dohyeon', 'P'],
  ['ongi', 'O'],
  ['佐藤花', '佐'],
  ['@ongi', 'O'],
  ['🍚', '🍚'],
  ['박도현'.normalize('NFD'), '도'],
  ['  ', ''],
])('%s → %s', (name, syllable) => expect(firstSyllable(name)).toBe(syllable))
