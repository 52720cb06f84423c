import { expect, test } from 'vitest'
import { creditOfMade } from './made-picture.ts'

test('some of the pictures cost their part of what was shown, whatever a picture costs by now', () => {
  const asked = { credit: 36, count: 3 }
  expect([1, 2, 3, 4].map((made) => creditOfMade(asked, made))).toEqual([12, 24, 36, 36])
})
