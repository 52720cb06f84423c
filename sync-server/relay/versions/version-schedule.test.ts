import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Editor } from '../log/update-log.ts'
import type { StoredListener } from '../rooms/room-access.ts'
import { keepVersions } from './version-schedule.ts'
import type { Versions } from './versions.ts'

const minute = 60_000
const timing = { restMs: minute, gapMs: 10 * minute }
const jiu: Editor = { idAccount: 1, name: '이지우', device: 'Chrome · Windows' }
const dohyeon: Editor = { idAccount: 2, name: '박도현', device: 'Safari · iPhone' }

let listener: StoredListener
let kept: { readonly at: number; readonly editors: readonly Editor[] }[]
let stop: () => void
let fails: boolean

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  kept = []
  fails = false
  const versions: Versions = {
    read: () => Promise.reject(new Error('not read here')),
    async keep(_doc, editors) {
      if (fails) throw new Error('the database is away')
      kept.push({ at: Date.now() / minute, editors })
      return 'kept'
    },
  }
  const rooms = {
    onStored(heard: StoredListener) {
      listener = heard
      return () => {}
    },
  }
  stop = keepVersions(rooms, versions, pino({ level: 'silent' }), timing)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** A member writes every ten seconds for so long. */
async function write(minutes: number, ...editors: Editor[]) {
  for (let second = 0; second < minutes * 60; second += 10) {
    listener(1, 'guide', editors)
    await vi.advanceTimersByTimeAsync(10_000)
  }
}

const wait = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute)
const times = () => kept.map(({ at }) => Math.round(at))

test('[R52] one version is kept when people have stopped writing', async () => {
  await write(2, jiu)
  await wait(60)
  expect(times()).toEqual([3])
})

test('[R52] a version is kept every ten minutes while people go on, and one when they stop', async () => {
  await write(25, jiu)
  await wait(60)
  expect(times()).toEqual([10, 20, 30])
})

test('[R52] occasional edits make no version before ten minutes have passed', async () => {
  for (let hour = 0; hour < 12; hour += 1) {
    listener(1, 'guide', [jiu])
    await wait(5)
  }
  await wait(60)
  expect(times()).toEqual([1, 11, 21, 31, 41, 51, 61])
})

test('[R52] each room has its own schedule', async () => {
  listener(1, 'guide', [jiu])
  listener(1, 'strategy', [jiu])
  listener(2, 'guide', [jiu])
  await wait(2)
  expect(times()).toEqual([1, 1, 1])
})

test('[R53] a version names who wrote since the one before, each device once', async () => {
  const onTablet = { ...jiu, device: 'Safari · iPad' }
  await write(1, jiu)
  await write(1, dohyeon, jiu)
  await write(1, onTablet)
  await wait(20)
  await write(1, dohyeon)
  await wait(20)
  expect(kept.map(({ editors }) => editors)).toEqual([[jiu, dohyeon, onTablet], [dohyeon]])
})

test('[R53] a version that could not be kept is tried again, and names everybody', async () => {
  fails = true
  await write(1, jiu)
  await wait(2)
  fails = false
  await write(1, dohyeon)
  await wait(20)
  expect(kept).toEqual([{ at: expect.closeTo(12, 0), editors: [jiu, dohyeon] }])
})

test('after stopping no version is kept', async () => {
  listener(1, 'guide', [jiu])
  stop()
  await wait(20)
  expect(kept).toEqual([])
})
