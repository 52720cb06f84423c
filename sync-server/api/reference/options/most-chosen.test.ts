import { expect, test } from 'vitest'
import { mostChosen } from './most-chosen.ts'

test.each([
  ['no brand pays', {}, null],
  ['too few pay', { BASIC: 19 }, null],
  ['most pay for one', { BASIC: 20, PLUS: 7 }, 'BASIC'],
  ['most pay for the larger one', { BASIC: 20, PLUS: 21 }, 'PLUS'],
  ['as many pay for both', { BASIC: 20, PLUS: 20 }, null],
])('where %s', (_, paying, chosen) => {
  expect(mostChosen(new Map(Object.entries(paying)))).toBe(chosen)
})
