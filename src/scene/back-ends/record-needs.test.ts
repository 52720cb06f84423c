import { expect, test } from 'vitest'
import { recordNeeds } from './record-needs.ts'

const lora = { family: 'lora', weight: 400 }
const batang = { family: 'gowun-batang', weight: 400 }
const book = { measure: (text: string) => text.length, has: (_: unknown, letter: string) => letter === 'a' }

test('what is asked for and not loaded is noted by face, each letter once, and counts as there', () => {
  const recorded = recordNeeds(book, () => false)
  expect(recorded.book.has(lora, '가')).toBe(true)
  expect(recorded.book.measure('aba', batang, 10)).toBe(3)
  expect(recorded.needs()).toEqual([
    { face: lora, letters: '가' },
    { face: batang, letters: 'ab' },
  ])
})

test('what is loaded is answered by the book', () => {
  const recorded = recordNeeds(book, () => true)
  expect([recorded.book.has(lora, 'a'), recorded.book.has(lora, '가')]).toEqual([true, false])
  expect(recorded.needs()).toEqual([])
  expect(recorded.asked()).toEqual([{ face: lora, letters: 'a가' }])
})
