import { expect, test } from 'vitest'
import { isEmail } from './rules.ts'

test('an address has one @, a dot behind it, and no space; white space around it does not count', () => {
  for (const right of ['a@b.kr', ' kim.s+x@mail.ongi.co.kr ', '한글@온기.한국'])
    expect(isEmail(right), right).toBe(true)
  for (const wrong of ['', 'a', 'a@b', '@b.kr', 'a@.', 'a b@c.kr', 'a@@b.kr', 'a@b.kr c'])
    expect(isEmail(wrong), wrong).toBe(false)
})

test('a text that no address can be as long as is none', () => {
  const ofLength = (length: number) => `a@${'b'.repeat(length - 5)}.kr`
  expect([isEmail(ofLength(254)), isEmail(ofLength(255))]).toEqual([true, false])
})
