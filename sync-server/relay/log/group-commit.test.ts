import { expect, onTestFinished, test, vi } from 'vitest'
import { GroupCommit, type GroupOutcome } from './group-commit.ts'
import { AppendGivenUp, LogClosed } from './update-log.ts'

test('[R34] appends during a commit are the next group, in order', async () => {
  const groups: number[][] = []
  const commits = new GroupCommit<number>({
    ...quiet,
    commit: async (group) => {
      groups.push([...group])
    },
  })
  await Promise.all(Array.from({ length: 1_200 }, (_, i) => commits.append(i)))
  expect(groups.map(({ length }) => length)).toEqual([500, 500, 200])
  expect(groups.flat()).toEqual(Array.from({ length: 1_200 }, (_, i) => i))
})

test('[R34] appends that come one after the other are few groups, and not one for each', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const groups: number[][] = []
  const commits = new GroupCommit<number>({
    ...quiet,
    commit: async (group) => {
      groups.push([...group])
    },
  })
  for (let ms = 0; ms < 40; ms += 1) {
    void commits.append(ms)
    await vi.advanceTimersByTimeAsync(1)
  }
  await vi.runAllTimersAsync()
  expect(groups.flat()).toEqual(Array.from({ length: 40 }, (_, ms) => ms))
  expect(groups.length).toBe(6)
})

test('[R35] a failed group is tried again whole before the next one', async () => {
  const groups: number[][] = []
  let failures = 2
  const commits = new GroupCommit<number>({
    ...quiet,
    commit: async (group) => {
      if (failures-- > 0) throw new Error('away')
      groups.push([...group])
    },
  })
  const first = commits.append(1)
  const second = commits.append(2)
  await first
  await second
  await commits.append(3)
  expect(groups).toEqual([[1, 2], [3]])
})

test('[R36] a log that fails for long, or with much in memory, is stuck until a commit succeeds', async () => {
  let isAway = true
  let told = 0
  const commits = new GroupCommit<number>({
    ...quiet,
    stuckAfterMs: 0,
    commit: async () => {
      if (isAway) throw new Error('away')
    },
  })
  const stuck = Promise.withResolvers<void>()
  commits.onStuck(() => {
    told += 1
    stuck.resolve()
  })
  const stored = commits.append(1)
  await stuck.promise
  expect(commits.isStuck).toBe(true)
  isAway = false
  await stored
  expect(commits.isStuck).toBe(false)
  expect(told).toBe(1)
})

test('a closed log rejects what it could not store', async () => {
  const commits = new GroupCommit<number>({
    ...quiet,
    commit: async () => {
      throw new Error('away')
    },
  })
  const lost = commits.append(1)
  commits.close()
  await expect(lost).rejects.toThrow(LogClosed)
  await expect(commits.append(2)).rejects.toThrow(LogClosed)
})

test('[R112] a line that holds the group up is committed apart, in order, and the others go on', async () => {
  let isLocked = true
  const stored: string[] = []
  const commits = new GroupCommit<string>({
    ...quiet,
    lineOf: (item) => item[0],
    commit: async (group) => {
      const held = group.filter((item) => isLocked && item.startsWith('a'))
      stored.push(...group.filter((item) => !held.includes(item)))
      return outcome({ waiting: new Set(held) })
    },
  })
  const first = commits.append('a1')
  await commits.append('b1')
  expect(commits.waitingLines).toBe(1)
  const second = commits.append('a2')
  await commits.append('b2')
  expect(stored).toEqual(['b1', 'b2'])
  isLocked = false
  await Promise.all([first, second, commits.append('a3')])
  expect(stored).toEqual(['b1', 'b2', 'a1', 'a2', 'a3'])
  expect(await commits.flush(1_000)).toBe(true)
  expect([commits.waitingLines, commits.bytes]).toEqual([0, 0])
})

test('[R112] a line that waits for too long is given up, and only this one', async () => {
  const commits = new GroupCommit<string>({
    ...quiet,
    stuckAfterMs: 0,
    lineOf: (item) => item[0],
    commit: async (group) => outcome({ waiting: new Set(group.filter((item) => item.startsWith('a'))) }),
  })
  await Promise.all([
    expect(commits.append('a1')).rejects.toThrow(AppendGivenUp),
    expect(commits.append('a2')).rejects.toThrow(AppendGivenUp),
    commits.append('b1'),
  ])
  expect([commits.isStuck, commits.waitingLines, commits.bytes]).toEqual([false, 0, 0])
})

test('[R112] a line that cannot be tried because nothing answers is reported as a failure', async () => {
  const told: unknown[] = []
  const away = new Error('away')
  const commits = new GroupCommit<string>({
    ...quiet,
    onFailure: (error) => void told.push(error),
    commit: async (group) => {
      if (commits.waitingLines > 0) throw away
      return outcome({ waiting: new Set(group) })
    },
  })
  const lost = commits.append('a')
  await expect.poll(() => told).toContain(away)
  commits.close()
  await expect(lost).rejects.toThrow(LogClosed)
})

test('[R111] nothing of a line that has ended is committed after it', async () => {
  const stored: string[] = []
  const commits = new GroupCommit<string>({
    ...quiet,
    lineOf: (item) => item[0],
    commit: async (group) => {
      stored.push(...group.filter((item) => item !== 'a1'))
      if (!group.includes('a1')) return undefined
      return outcome({
        refused: new Map([['a1', new Error('bad')]]),
        ended: new Map([['a', new AppendGivenUp('after it')]]),
      })
    },
  })
  const bad = commits.append('a1').catch((error: Error) => {
    // In the same turn of the event loop: its room does not know yet.
    const late = commits.append('a3')
    return Promise.all([error.message, late.catch((ended: Error) => ended.message)])
  })
  await commits.append('b1').catch(() => undefined)
  expect(await bad).toEqual(['bad', 'after it'])
  await new Promise(setImmediate)
  await commits.append('a4')
  expect(stored).toEqual(['b1', 'a4'])
})

test('a closed log rejects what waits apart, too', async () => {
  const commits = new GroupCommit<string>({
    ...quiet,
    commit: async (group) => outcome({ waiting: new Set(group) }),
  })
  const lost = commits.append('a')
  await expect.poll(() => commits.waitingLines).toBe(1)
  commits.close()
  await expect(lost).rejects.toThrow(LogClosed)
  expect(await commits.flush(1_000)).toBe(true)
})

function outcome(part: Partial<GroupOutcome<string>>): GroupOutcome<string> {
  return { refused: new Map(), waiting: new Set(), ended: new Map(), ...part }
}

const quiet = { sizeOf: () => 1, onFailure: () => {}, stuckAfterMs: 60_000, stuckAtBytes: 1_000_000 }
