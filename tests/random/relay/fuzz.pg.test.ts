import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { metrics } from '#server/relay/metrics/relay-metrics.ts'
import { readStored, startRelay, type TestRelay } from '#server/relay/testing/test-relay.ts'
import { decodeMessage } from '#server/relay/wire/messages.ts'
import { heapUsed } from '../../support/heap.ts'
import { createRandom } from '../../support/random.ts'
import { runsWithin } from '../../support/size.ts'
import { kinds, mutate } from './odd-messages.ts'

/** `SEED=…`: the first seed; `RUNS=…`: the number of messages. */
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const budget = runsWithin(3, 20_000)
const { runs } = budget
const atOnce = 25
const patienceMs = 10_000
const quiet = 1
/** A document that has taken in many messages is larger than a message may be. */
const messagesPerDocument = 10_000

let database: Database
let relay: TestRelay
beforeAll(async () => {
  database = await createTestDatabase()
  relay = await startRelay(database, { relay: { maxMessageBytes: 64 * 1024 }, limits: { idleMs: 50 } })
})
afterAll(async () => {
  await relay[Symbol.asyncDispose]()
  await database.close()
})

test(`[R11] [R24] no malformed message of any kind harms the relay, and each close has the right code (seed ${seed})`, {
  timeout: 30_000 + runs * 50,
}, async () => {
  const random = createRandom(seed)
  const neighbour = await relay.connect('99-owner', { idBrand: quiet })
  neighbour.change((doc) => doc.getText('core.background').insert(0, '이웃의 글'))
  await neighbour.stored()
  const names = Object.keys(kinds)
  const outcomes = new Map<string, number>()
  let heapAfterFirst = heapUsed()
  let sent = 0
  for (let run = 0; run < runs && budget.begin(); run += atOnce) {
    sent = run + atOnce
    const fuzzed = fuzzedBrand(run)
    const doc = await readStored(database, fuzzed, 'templates')
    const batch = Array.from({ length: atOnce }, (_, at) => {
      const name = names[(run + at) % names.length] ?? ''
      return {
        name,
        bytes: mutate(random, kinds[name]?.(random, doc) ?? new Uint8Array()),
        isReader: random() < 0.2,
      }
    })
    const ends = await Promise.all(batch.map((sent, at) => sendOne(fuzzed, sent.bytes, sent.isReader, at)))
    for (const [at, { name, bytes }] of batch.entries()) {
      const end = ends[at] ?? 'nothing'
      const where = `${name}, run ${run + at}, SEED=${seed}: ${Buffer.from(bytes).toString('hex')}`
      outcomes.set(end, (outcomes.get(end) ?? 0) + 1)
      expect(['harmless', '4422', '4413', '1013'], where).toContain(end)
      if (!isMessage(bytes)) expect(['4422', '1013'], where).toContain(end)
    }
    if (run === atOnce * 4) heapAfterFirst = heapUsed()
  }
  expect(outcomes.get('4422') ?? 0).toBeGreaterThan(sent / 10)
  expect(outcomes.get('harmless') ?? 0).toBeGreaterThan(sent / 10)
  // A room may only be loaded again after an update that failed while it was applied.
  expect(outcomes.get('1013') ?? 0).toBeLessThan(sent / 5)

  const fuzzed = fuzzedBrand(sent - 1)
  const witness = await relay.connect('98-owner', { idBrand: fuzzed, document: 'templates' })
  witness.change((doc) => doc.getText('core.memo').insert(0, '그래도 쓴 글'))
  await witness.stored()
  const [heard, stored] = [await witness.pull(), await readStored(database, fuzzed, 'templates')]
  expect(Y.encodeStateVector(heard)).toEqual(Y.encodeStateVector(stored))
  expect(heard.getText('core.memo').toString()).toBe(stored.getText('core.memo').toString())
  expect((await neighbour.pull()).getText('core.background').toString()).toBe('이웃의 글')

  await Promise.all([witness.close(), neighbour.close()])
  await expect
    .poll(async () => (await metrics.sockets.get()).values[0]?.value, { timeout: patienceMs })
    .toBe(0)
  await expect.poll(async () => (await metrics.rooms.get()).values[0]?.value, { timeout: patienceMs }).toBe(0)
  expect((await metrics.unsavedBytes.get()).values[0]?.value).toBe(0)
  expect(heapUsed() - heapAfterFirst, 'bytes on the heap').toBeLessThan(32 * 1024 * 1024)
})

function fuzzedBrand(run: number): number {
  return quiet + 1 + Math.floor(run / messagesPerDocument)
}

/** Sends one malformed message, and then asks whether the socket still works. */
async function sendOne(fuzzed: number, bytes: Uint8Array, isReader: boolean, at: number): Promise<string> {
  const token = `${100 + at}-${isReader ? 'member' : 'owner'}`
  const socket = await relay.connect(token, { idBrand: fuzzed, document: 'templates' })
  socket.send(bytes)
  const { promise: silence, resolve } = Promise.withResolvers<string>()
  const timer = setTimeout(resolve, patienceMs, 'silence')
  const end = await Promise.race([
    socket.closed().then(String),
    // Readers and clients with pending updates get no mark back, but an answer.
    socket.handled().then(
      () => 'harmless',
      () => socket.closed().then(String),
    ),
    silence,
  ])
  // A timer that runs on would keep the socket in memory.
  clearTimeout(timer)
  socket.socket.terminate()
  await socket.closed()
  return end
}

function isMessage(bytes: Uint8Array): boolean {
  try {
    decodeMessage(bytes)
    return true
  } catch {
    return false
  }
}
