import { expect, test } from 'vitest'
import { wordAt } from './word-at.ts'

test.each([
  ['식빵', '쌀식빵', 1],
  ['침', '아침', -1],
  ['침', '동네 침', 3],
  ['bar', 'Barber Kim', -1],
  ['bike', 'Repair of bikes', 10],
  ['Bike', 'bike repair', 0],
  ['repair', 'bike repair', 5],
  ['it', 'Make it', -1],
  ['빵', '', -1],
])('%s in "%s" is at %i', (word, text, at) => {
  expect(wordAt(word, text)).toBe(at)
})
