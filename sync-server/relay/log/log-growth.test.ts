import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LogGrowth } from './log-growth.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('[R40] the next compaction waits ten times as long as the last one took, however many rows come meanwhile', async () => {
  let compactions = 0
  const growth = new LogGrowth(
    { idBrand: 1, document: 'guide' },
    {
      compact: async () => {
        compactions += 1
        vi.advanceTimersByTime(200)
        return { rows: 500, bytes: 1_000 }
      },
    },
    pino({ level: 'silent' }),
  )
  const addRows = async () => {
    growth.addStored(500, 5_000)
    await Promise.resolve()
    await Promise.resolve()
  }
  await addRows()
  expect(compactions).toBe(1)
  for (let ms = 0; ms < 1_900; ms += 100) {
    vi.advanceTimersByTime(100)
    await addRows()
  }
  expect(compactions).toBe(1)
  vi.advanceTimersByTime(100)
  await addRows()
  expect(compactions).toBe(2)
  await growth.compact()
  expect(compactions).toBe(3)
})
