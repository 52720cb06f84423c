import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterMainPictures, awaitMainPictures, noteMainPicture } from './main-pictures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  noteMainPicture()
  vi.useRealTimers()
})

test('work starts at once where no screen waits for its pictures', () => {
  const work = vi.fn()
  afterMainPictures(work)
  expect(work).toHaveBeenCalledTimes(1)
})

test('work starts with the first picture, and only once', () => {
  const work = vi.fn()
  awaitMainPictures()
  afterMainPictures(work)
  expect(work).not.toHaveBeenCalled()
  noteMainPicture()
  noteMainPicture()
  expect(work).toHaveBeenCalledTimes(1)
})

test('work starts when the last of the screens that waited is left', () => {
  const work = vi.fn()
  const [first, second] = [awaitMainPictures(), awaitMainPictures()]
  afterMainPictures(work)
  first()
  expect(work).not.toHaveBeenCalled()
  second()
  expect(work).toHaveBeenCalledTimes(1)
})

test('work starts after four seconds where no picture comes', () => {
  const work = vi.fn()
  awaitMainPictures()
  afterMainPictures(work)
  vi.advanceTimersByTime(3_999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that is cancelled does not start', () => {
  const work = vi.fn()
  awaitMainPictures()
  afterMainPictures(work)()
  noteMainPicture()
  expect(work).not.toHaveBeenCalled()
})
