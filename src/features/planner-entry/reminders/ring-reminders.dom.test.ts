import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keep } from '#engine/browser/local-storage.ts'
import { createWatched } from '#engine/watch/watched.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { nextRing, remindersOf } from './reminders-of.ts'
import { ringReminders } from './ring-reminders.ts'

const me = 7
const entry = (more: Partial<PlannerEntry>) =>
  ({
    key: 'e1',
    title: '동지 단팥빵',
    day: '2026-12-18',
    time: '11:00',
    remind: 0,
    owner: null,
    status: 'PLANNED',
    ...more,
  }) as PlannerEntry
const at = (time: string) => Date.parse(`2026-12-18T${time}:00+09:00`)
const here = vi.hoisted(() => ({ state: null as unknown }))
vi.mock('./reminders-here.ts', async () => {
  const { createWatched: watch } = await import('#engine/watch/watched.ts')
  here.state = watch('on')
  return { remindersHere: here.state, ringsWhileClosed: () => false }
})

const entries = createWatched<readonly PlannerEntry[]>([])
const phase = createWatched<'ready' | 'loading'>('ready')
const show = vi.fn(async () => {})
const schedule = vi.fn(async (_schedule: object, _now: number) => {})
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: at('10:00') })
  keep('saegim-planner-rung', null)
  show.mockClear()
  entries.set([])
  ;(here.state as ReturnType<typeof createWatched<string>>).set('on')
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function start(): void {
  stop = ringReminders({ account: me, brand: 12, phase, items: () => entries } as never, { show, schedule })
}

test('it rings at the time in Seoul, so many minutes before, once', () => {
  entries.set([entry({}), entry({ key: 'e2', remind: 10 })])
  start()
  vi.advanceTimersByTime(50 * 60_000)
  expect(show.mock.calls).toMatchObject([[{ entry: 'e2' }]])
  vi.advanceTimersByTime(60 * 60_000)
  expect(show.mock.calls).toMatchObject([[{ entry: 'e2' }], [{ entry: 'e1', due: at('11:00') }]])
})

test('an entry that is moved rings at its new time, and one that is posted does not', () => {
  entries.set([entry({}), entry({ key: 'e2' })])
  start()
  entries.set([entry({ time: '12:00' }), entry({ key: 'e2', status: 'POSTED' })])
  vi.advanceTimersByTime(90 * 60_000)
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(31 * 60_000)
  expect(show.mock.calls).toMatchObject([[{ entry: 'e1' }]])
})

test('an app that is started within the hour still rings, and not again when it is started once more', () => {
  vi.setSystemTime(at('11:40'))
  entries.set([entry({}), entry({ key: 'long-past', time: '09:00' })])
  start()
  expect(show.mock.calls).toMatchObject([[{ entry: 'e1' }]])
  stop()
  start()
  expect(show).toHaveBeenCalledTimes(1)
})

test('a device on which reminders are off is silent until they are turned on', () => {
  const state = here.state as ReturnType<typeof createWatched<string>>
  state.set('off')
  entries.set([entry({})])
  start()
  vi.advanceTimersByTime(65 * 60_000)
  expect(show).not.toHaveBeenCalled()
  state.set('on')
  vi.advanceTimersByTime(1_000)
  expect(show).toHaveBeenCalledTimes(1)
})

test('while reminders are off, those of all brands are taken back, and else those of the brand alone', () => {
  start()
  expect(schedule).toHaveBeenLastCalledWith({ reminders: [], of: 12 }, Date.now())
  ;(here.state as ReturnType<typeof createWatched<string>>).set('off')
  vi.advanceTimersByTime(1_000)
  expect(schedule).toHaveBeenLastCalledWith({ reminders: [], of: 'all' }, Date.now() - 500)
})

test('entries of the same key in two brands ring by themselves', () => {
  expect(remindersOf([entry({})], me, 12)[0]?.id).not.toBe(remindersOf([entry({})], me, 'local-1')[0]?.id)
})

test('an entry of another owner, without a day or without a time has no reminder here', () => {
  const all = [
    entry({ owner: me }),
    entry({ owner: 8 }),
    entry({ day: null }),
    entry({ time: null }),
    entry({ remind: null }),
    entry({ status: 'SKIPPED' }),
  ]
  expect(remindersOf(all, me, 12)).toHaveLength(1)
  expect(nextRing(remindersOf(all, me, 12), at('10:00'))).toBe(at('11:00'))
})
