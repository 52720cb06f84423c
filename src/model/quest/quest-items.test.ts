import { expect, test } from 'vitest'
import { addItems, itemsIn } from './quest-items.ts'

test('a list is read by its commas, but not inside a number', () => {
  expect(itemsIn('가지덮밥, 1,000원 미역국、연어덮밥,')).toEqual(['가지덮밥', '1,000원 미역국', '연어덮밥'])
})

test('one or several entries are added at the end', () => {
  expect(addItems('가지덮밥', '연어덮밥, 미역국', 100)).toEqual({
    ok: true,
    answer: '가지덮밥, 연어덮밥, 미역국',
  })
})

test('no sixth entry, none twice, and not more characters than the field takes', () => {
  expect(addItems('가, 나, 다, 라, 마', '바', 100)).toEqual({ ok: false, why: 'tooMany' })
  expect(addItems('가, 나', '나', 100)).toEqual({ ok: false, why: 'taken' })
  expect(addItems('가'.repeat(40), '나'.repeat(40), 60)).toEqual({ ok: false, why: 'tooLong' })
})
