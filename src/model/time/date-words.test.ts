import { expect, test } from 'vitest'
import { dateWords } from './date-words.ts'

test('a moment is written in a language, in the zone that is asked for', () => {
  const late = '2026-11-21T20:20:00Z'
  expect(dateWords('en', late, 'longDay', 'UTC')).toBe('November 21, 2026')
  expect(dateWords('en', late, 'longDay', 'Asia/Seoul')).toBe('November 22, 2026')
  expect(dateWords('ko', Date.parse(late), 'monthDay', 'Asia/Seoul')).toBe('11월 22일')
})

test('a day without a time is that day, and what is no moment is nothing', () => {
  expect(dateWords('ko', '2026-11-21', 'longDay', 'UTC')).toBe('2026년 11월 21일')
  expect(dateWords('ko', 'soon', 'day')).toBe('')
})
