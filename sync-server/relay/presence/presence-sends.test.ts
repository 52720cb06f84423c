import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { presenceOf, readPresence } from '../testing/test-wire.ts'
import { PresenceSends } from './presence-sends.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function recorded() {
  const sent: { id: number; clock: number }[][] = []
  const sends = new PresenceSends((states) => sent.push(readPresence(states)))
  return { sent, sends }
}

test('[R124] a few changes leave at once, many are merged to the newest of each person', () => {
  const { sent, sends } = recorded()
  for (let clock = 1; clock <= 100; clock += 1)
    for (const id of [70, 80]) sends.add(presenceOf([[id, clock, {}]]))
  expect(sent).toHaveLength(10)
  vi.advanceTimersByTime(1_000)
  expect(sent).toHaveLength(11)
  expect(sent.at(-1)).toMatchObject([
    { id: 70, clock: 100 },
    { id: 80, clock: 100 },
  ])
})

test('[R124] [R33] a person who leaves is the newest state of theirs, and nothing stays behind when the room ends', () => {
  const { sent, sends } = recorded()
  for (let clock = 1; clock <= 30; clock += 1) sends.add(presenceOf([[70, clock, {}]]))
  sends.add(presenceOf([[70, 30, null]]))
  sends.flush()
  expect(sent.at(-1)).toEqual([{ id: 70, clock: 30, state: null }])
  const count = sent.length
  vi.advanceTimersByTime(10_000)
  sends.flush()
  expect(sent).toHaveLength(count)
})
