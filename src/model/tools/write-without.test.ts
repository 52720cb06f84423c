import { expect, test } from 'vitest'
import { writeWithout } from './write-without.ts'

const lines = ['혜택을 준비했어요.', '작은 선물을 드려요.', '마음을 담았어요.']
const written = (avoided: readonly string[], turn: number, own = '') =>
  writeWithout(
    avoided,
    own,
    turn,
    (at) => lines[at % lines.length] ?? '',
    (line) => line,
  )

test('a turn takes the next text without a word that is avoided', () => {
  expect([0, 1, 2].map((turn) => written(['혜택'], turn))).toEqual([lines[1], lines[2], lines[1]])
})

test('what a person typed may have the word', () => {
  expect(written(['혜택'], 0, '새해 혜택')).toBe(lines[0])
})

test('where every text has a word, and without such words, the turn is as it is', () => {
  expect(written(['혜택', '선물', '마음'], 1)).toBe(lines[1])
  expect(written([], 2)).toBe(lines[2])
})
