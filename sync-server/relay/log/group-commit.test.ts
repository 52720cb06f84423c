import { expect, test } from 'vitest'
import { GroupCommit } from './group-commit.ts'
import { LogClosed } from './update-log.ts'

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

const quiet = { sizeOf: () => 1, onFailure: () => {}, stuckAfterMs: 60_000, stuckAtBytes: 1_000_000 }
