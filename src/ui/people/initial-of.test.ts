import { expect, test } from 'vitest'
import { initialOf } from './initial-of.ts'

test.each([
  ['이지우', '지'],
  ['이 지우', '지'],
  ['최서연 팀장', '서'],
  ['남궁도현', '도'],
  ['남궁민', '민'],
  ['박도현'.normalize('NFD'), '도'],
])('a Korean full name gives the first syllable of the given name: %s → %s', (name, syllable) =>
  expect(initialOf(name)).toBe(syllable),
)

test.each([
  ['한결', '한'],
  ['솜', '솜'],
  ['소담상회', '소'],
  ['성북동공방', '성'],
  [' anna ', 'A'],
  ['👩‍🚀 Kim', '👩‍🚀'],
  ['', ''],
])('other names give their first letter: %s → %s', (name, letter) => expect(initialOf(name)).toBe(letter))
