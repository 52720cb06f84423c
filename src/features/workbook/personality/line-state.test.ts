import { expect, test } from 'vitest'
import { lineStateOf } from './line-state.ts'

test('a line goes into the next empty tagline', () => {
  expect(lineStateOf('매일 꺼내 쓰는 그릇', ['온기를', '', ''], 60)).toBe('free')
})

test('one that is there already is not taken twice, however it is spaced', () => {
  expect(lineStateOf('온기를', ['', ' 온기를 ', ''], 60)).toBe('taken')
})

test('one that does not fit says so, also when there is no room', () => {
  expect(lineStateOf('가'.repeat(61), ['', '', ''], 60)).toBe('tooLong')
  expect(lineStateOf('가'.repeat(60), ['', '', ''], 60)).toBe('free')
})

test('three written taglines leave no room', () => {
  expect(lineStateOf('온기를', ['a', 'b', 'c'], 60)).toBe('full')
})
