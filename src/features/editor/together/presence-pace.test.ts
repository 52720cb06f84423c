import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DesignPresence, designPresence, readPayload } from '#model/sync/awareness.ts'
import { createPresencePace } from './presence-pace.ts'

const key = '5b1f6c0e-1d52-4a7b-9d37-2f0a7b1c9e44'
const at = (x: number, selection: string[] = []): DesignPresence => ({
  page: key,
  selection,
  pointer: [x, 0],
  view: [-120.5, -80.2, 1440, 900],
})
let sent: (DesignPresence | null)[]
let pace: ReturnType<typeof createPresencePace>

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  pace = createPresencePace((payload) => sent.push(payload))
})
afterEach(() => {
  pace.close()
  vi.useRealTimers()
})

/** Shows what `payload` makes of it, a thousand times in a second. */
function moveForASecond(payload: (ms: number) => DesignPresence): void {
  for (let ms = 0; ms < 1_000; ms++) {
    pace.show(payload(ms))
    vi.advanceTimersByTime(1)
  }
}

test('a pointer that moves is sent at once, at most twenty times a second, and where it came to rest', () => {
  pace.show(at(-1))
  expect(sent).toEqual([at(-1)])
  moveForASecond((ms) => at(ms))
  expect(sent.length).toBeLessThanOrEqual(21)
  expect(sent.length).toBeGreaterThanOrEqual(19)
  vi.advanceTimersByTime(100)
  expect(sent.at(-1)).toEqual(at(999))
})

test('with forty layers selected it takes no more of the budget of the relay than twenty small messages', () => {
  const many = Array.from({ length: 40 }, () => key)
  expect(readPayload(designPresence, at(0, many))).not.toBeNull()
  moveForASecond((ms) => at(ms, many))
  const units = sent.map((payload) => Math.ceil((JSON.stringify(payload).length + 150) / 512))
  expect(units.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(24)
})

test('what is shown again as it was is not sent', () => {
  pace.show(at(1))
  vi.advanceTimersByTime(1_000)
  pace.show(at(1))
  vi.advanceTimersByTime(1_000)
  expect(sent).toHaveLength(1)
})

test('nothing is shown after a minute without a call, until the next one', () => {
  pace.show(at(1))
  vi.advanceTimersByTime(59_000)
  expect(sent).toEqual([at(1)])
  vi.advanceTimersByTime(2_000)
  expect(sent).toEqual([at(1), null])
  pace.show(at(1))
  expect(sent).toEqual([at(1), null, at(1)])
})

test('a window that is hidden shows nothing, also where a message waited', () => {
  pace.show(at(1))
  pace.show(at(2))
  pace.hide()
  vi.advanceTimersByTime(120_000)
  expect(sent).toEqual([at(1), null])
})

test('a design that is closed shows nothing any more', () => {
  pace.show(at(1))
  pace.show(at(2))
  pace.close()
  vi.advanceTimersByTime(120_000)
  expect(sent).toEqual([at(1), null])
})
