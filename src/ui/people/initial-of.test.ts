import { expect, test } from 'vitest'
import { initialOf } from './initial-of.ts'

test('a Korean full name gives the first syllable of the given name', () => {
  expect(initialOf('이지우')).toBe('지')
  expect(initialOf('남궁도현')).toBe('도')
})

test('other names give their first letter', () => {
  expect(initialOf('한결')).toBe('한')
  expect(initialOf(' anna ')).toBe('A')
  expect(initialOf('👩‍🚀 Kim')).toBe('👩‍🚀')
  expect(initialOf('')).toBe('')
})
