import { expect, test } from 'vitest'
import { lineStateOf } from './line-state.ts'

test('a line can go into the next empty tagline', () => {
  expect(lineStateOf('매일 꺼내 쓰는 그릇', ['온기를', '', ''], 60)).toBe('free')
})

test('a line that is already a tagline is not copied again, whatever its spaces', () => {
  expect(lineStateOf('온기를', ['', ' 온기를 ', ''], 60)).toBe('taken')
})

test('a line that is too long is reported as such, also when there is no room', () => {
  expect(lineStateOf('가'.repeat(61), ['', '', ''], 60)).toBe('tooLong')
  expect(lineStateOf('가'.repeat(60), ['', '', ''], 60)).toBe('free')
})

test('three filled taglines leave no room', () => {
  expect(lineStateOf('온기를', ['a', 'b', 'c'], 60)).toBe('full')
})
