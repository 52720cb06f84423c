import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followStills } from './follow-stills.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const video = (idFile: number, thumbnail: 'NONE' | 'WAITING' | 'READY') => ({
  idFile,
  type: 'video/webm',
  thumbnail,
})

test('a drive is looked at again until the still of a video is there, and not for other files', () => {
  let looks = 0
  const answer = (...files: Parameters<typeof followStills>[1]) =>
    followStills('until it is there', files, () => {
      looks += 1
    })
  answer({ idFile: 1, type: 'image/png', thumbnail: 'WAITING' }, video(2, 'NONE'))
  vi.runAllTimers()
  expect(looks).toBe(0)
  answer(video(3, 'WAITING'))
  vi.runAllTimers()
  // The next answer says nothing new.
  answer()
  vi.runAllTimers()
  expect(looks).toBe(2)
  answer(video(3, 'READY'))
  vi.runAllTimers()
  expect(looks).toBe(2)
})

test('the first page of a document is looked for, too', () => {
  const look = vi.fn()
  followStills('document', [{ idFile: 1, type: 'application/pdf', thumbnail: 'WAITING' }], look)
  vi.runAllTimers()
  expect(look).toHaveBeenCalledOnce()
})

test('what is never drawn is given up, and the next video is looked for again', () => {
  let looks = 0
  const look = () => {
    looks += 1
    followStills('never', [], look)
  }
  followStills('never', [video(1, 'WAITING')], look)
  vi.runAllTimers()
  const mostLooks = looks
  expect(mostLooks).toBeGreaterThan(2)
  expect(mostLooks).toBeLessThan(10)
  followStills('never', [video(2, 'WAITING')], look)
  vi.runAllTimers()
  expect(looks).toBe(2 * mostLooks)
})
