import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { smallAmounts } from './amounts.ts'
import { runRelayBench } from './bench-relay.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('every workload of the relay’s bench runs with every server', {
  tags: ['all'],
  timeout: 180_000,
}, async () => {
  const { rows, targets } = await runRelayBench(smallAmounts, { variables: { DATABASE_URL: database.url } })
  const of = (words: RegExp) => rows.filter(({ figure }) => words.test(figure)).map((row) => row.of)
  expect(of(/never arrived/)).toEqual([
    { saegim: 0, floor: 0, hocuspocus: 0 },
    { saegim: 0, floor: 0, hocuspocus: 0 },
    { saegim: 0, floor: 0, hocuspocus: 0 },
  ])
  expect(
    of(/edit to peer, p50/)
      .flatMap(Object.values)
      .every((ms) => ms > 0),
  ).toBe(true)
  expect(of(/^one room of 4, saturation: edit to peer, p99/)).toMatchObject([
    { saegim: expect.any(Number), floor: expect.any(Number) },
  ])
  expect(of(/^saturation: edits/)).toMatchObject([{ saegim: expect.any(Number) }])
  expect(of(/acknowledged edits before/)).toMatchObject([
    { saegim: expect.any(Number), hocuspocus: expect.any(Number) },
  ])
  expect(of(/acknowledged edits lost/)).toMatchObject([{ saegim: 0 }])
  expect(targets.map(({ limit }) => limit)).not.toContain(Number.NaN)
})
