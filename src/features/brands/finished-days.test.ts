import { expect, it } from 'vitest'
import { noteFinished, parseFinishedDays } from './finished-days.ts'

it('keeps the first day of a finished section', () => {
  const first = noteFinished({}, ['core/purpose'], 100)
  const second = noteFinished(first, ['core/purpose', 'core/story'], 200)
  expect(second).toEqual({ 'core/purpose': 100, 'core/story': 200 })
  expect(noteFinished(second, ['core/story', 'core/purpose'], 300)).toBe(second)
})

it('gives a section that was reopened the day of its next completion', () => {
  const opened = noteFinished({ 'core/purpose': 100 }, [], 200)
  expect(opened).toEqual({})
  expect(noteFinished(opened, ['core/purpose'], 300)).toEqual({ 'core/purpose': 300 })
})

it('returns nothing for invalid stored text', () => {
  expect(parseFinishedDays(null)).toEqual({})
  expect(parseFinishedDays('{')).toEqual({})
  expect(parseFinishedDays('null')).toEqual({})
  expect(parseFinishedDays('{"core/purpose":"x","core/story":5}')).toEqual({ 'core/story': 5 })
})
