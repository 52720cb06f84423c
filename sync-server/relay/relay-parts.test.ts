import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { mergeInBatches } from './document/merge-updates.ts'
import { hasNewContent, knownContentOf } from './document/new-content.ts'
import { GroupCommit } from './log/group-commit.ts'
import { LogClosed } from './log/update-log.ts'
import { readAddress, readToken } from './sockets/handshake.ts'
import { isAllowedOrigin } from './sockets/origins.ts'
import { TokenBucket } from './sockets/rate.ts'
import { decodeMessage } from './wire/messages.ts'

test('[R1] a bearer goes before the cookie, and a cookie may be quoted or encoded', () => {
  const headers = {
    cookie: 'saegim-access-token=%7Ecookie',
    'sec-websocket-protocol': 'saegim.v1, bearer.abc',
  }
  expect(readToken({ headers })).toBe('abc')
  expect(readToken({ headers: { cookie: headers.cookie } })).toBe('~cookie')
  expect(readToken({ headers: { cookie: 'x=1; saegim-access-token="q"' } })).toBe('q')
  expect(readToken({ headers: {} })).toBeNull()
})

test('[R3] loopback names count as the same host only among themselves and on one port', () => {
  expect(isAllowedOrigin('http://127.0.0.1:4180', 'http://localhost:4180')).toBe(true)
  expect(isAllowedOrigin('http://[::1]:4180', 'http://localhost:4180')).toBe(true)
  expect(isAllowedOrigin('https://localhost:4180', 'http://localhost:4180')).toBe(false)
  expect(isAllowedOrigin('http://localhost:4180', 'https://saegim.example')).toBe(false)
  expect(isAllowedOrigin('https://saegim.example', 'https://saegim.example/')).toBe(true)
})

test('[R4] a room is a brand and one of the four documents', () => {
  expect(readAddress('/sync/12/guide?x=1')).toEqual({ idBrand: 12, document: 'guide' })
  for (const path of [
    '/sync/0/guide',
    '/sync/-1/guide',
    '/sync/1/other',
    '/sync/1/guide/x',
    '/sync/1',
    '/sync/9e9/guide',
  ]) {
    expect(readAddress(path)).toBeNull()
  }
})

test('[R11] a wrong length does not read beyond its message', () => {
  const shared = new TextEncoder().encode(
    '\x00\x02\x30' + 'secret of somebody else, right behind the message',
  ).buffer
  expect(() => decodeMessage(new Uint8Array(shared, 0, 10))).toThrow()
})

test('[R12] a bucket gives its burst, then its rate', () => {
  const bucket = new TokenBucket({ perSecond: 10, burstSeconds: 2 })
  expect(Array.from({ length: 25 }, () => bucket.take(1, 0)).filter(Boolean).length).toBe(20)
  expect(bucket.take(1, 99)).toBe(false)
  expect(bucket.take(1, 200)).toBe(true)
  expect(bucket.take(20, 60_000)).toBe(true)
})

test('[R16] many updates merge to the same document', () => {
  const doc = new Y.Doc()
  const updates: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => updates.push(update))
  for (let i = 0; i < 731; i += 1) doc.getText('t').insert(i % 7, String(i))
  const merged = new Y.Doc()
  Y.applyUpdate(merged, mergeInBatches(updates))
  expect(merged.getText('t').toString()).toBe(doc.getText('t').toString())
})

test('[R27] only what the document lacks is new: structs, and deletions', () => {
  const doc = new Y.Doc()
  doc.getText('t').insert(0, 'abcdef')
  const before = Y.encodeStateAsUpdate(doc)
  doc.getText('t').delete(1, 2)
  doc.getText('t').delete(2, 1)
  const isNew = (update: Uint8Array) => hasNewContent(knownContentOf(doc), Y.decodeUpdate(update))
  expect(isNew(before)).toBe(false)
  expect(isNew(Y.encodeStateAsUpdate(doc))).toBe(false)
  const fork = new Y.Doc()
  Y.applyUpdate(fork, before)
  fork.getText('t').delete(0, 2)
  expect(isNew(Y.encodeStateAsUpdate(fork))).toBe(true)
  expect(hasNewContent(knownContentOf(new Y.Doc()), Y.decodeUpdate(before))).toBe(true)
})

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
