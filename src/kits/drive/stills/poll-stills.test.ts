import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kindOf } from '../rows/drive-file.ts'
import type { DriveFileRow } from '../rows/drive-row.ts'
import type { WholeDrive } from '../rows/read-drive.ts'
import { pollStills } from './poll-stills.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const video = (idFile: number | null, facts: Partial<DriveFileRow> = { isStillDue: true }) => ({
  key: `file-${idFile}`,
  brand: 1,
  drive: 'BRAND' as const,
  folder: null,
  idFile,
  name: '가마.webm',
  type: 'video/webm',
  kind: kindOf('video/webm'),
  upload: null,
  size: 1,
  width: null,
  height: null,
  tags: [],
  url: null,
  sha256: null,
  idAccount: null,
  createdAt: 1,
  trashedAt: null,
  locked: false,
  ...facts,
})

/** A drive that is followed; `look` is what a look finds. */
function follow(look: () => Promise<boolean>) {
  let files: WholeDrive['files'] = []
  let tell = () => {}
  const live = {
    read: () => ({ files, folders: [], tags: [] }),
    subscribeCalmly: (listener: () => void) => {
      tell = listener
      return () => {}
    },
  }
  const { again } = pollStills(live, 'BRAND', look)
  const show = (...shown: WholeDrive['files']) => {
    files = shown
    tell()
  }
  return { again, show }
}

test('a drive is looked at until the still is there, and not for files that the server draws nothing of', async () => {
  const look = vi.fn(async () => true)
  const { show } = follow(look)
  show(video(1, {}), video(2, { isStillDue: true, hasThumbnail: true }), video(null))
  await vi.runAllTimersAsync()
  expect(look).not.toHaveBeenCalled()
  look.mockImplementation(async () => {
    if (look.mock.calls.length === 3) show(video(3, { hasThumbnail: true }))
    return true
  })
  show(video(3))
  await vi.runAllTimersAsync()
  expect(look).toHaveBeenCalledTimes(3)
})

test('a still that is known from before is looked for, too', async () => {
  const look = vi.fn(async () => true)
  const files = [video(1)]
  pollStills(
    { read: () => ({ files, folders: [], tags: [] }), subscribeCalmly: () => () => {} },
    'BRAND',
    look,
  )
  await vi.advanceTimersByTimeAsync(2_000)
  expect(look).toHaveBeenCalledOnce()
})

test('other changes of the drive neither delay a look nor add one', async () => {
  const look = vi.fn(async () => true)
  const { show, again } = follow(look)
  for (let second = 0; second < 3; second += 1) {
    show(video(1), video(2, {}))
    again()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(look).toHaveBeenCalledOnce()
})

test('what is never drawn is given up, and the next one is looked for as often', async () => {
  const look = vi.fn(async () => true)
  const { show } = follow(look)
  show(video(1))
  await vi.runAllTimersAsync()
  const most = look.mock.calls.length
  expect(most).toBeGreaterThan(5)
  expect(most).toBeLessThan(15)
  show(video(1), video(2))
  await vi.runAllTimersAsync()
  expect(look).toHaveBeenCalledTimes(2 * most)
  // A still of the same video that was sent again.
  show(video(1, { isStillDue: true, changedAt: 5 }), video(2))
  await vi.runAllTimersAsync()
  expect(look).toHaveBeenCalledTimes(3 * most)
})

test('without a network there is no look until the drive was looked at again', async () => {
  let isOnline = false
  const look = vi.fn(async () => isOnline)
  const { show, again } = follow(look)
  show(video(1))
  await vi.runAllTimersAsync()
  expect(look).toHaveBeenCalledOnce()
  isOnline = true
  again()
  await vi.runAllTimersAsync()
  expect(look.mock.calls.length).toBeGreaterThan(5)
})
