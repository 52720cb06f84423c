import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { openStockClient } from '../testing/test-provider.ts'
import { seeded } from '../testing/test-random.ts'
import { readStored, startRelay, type TestRelay } from '../testing/test-relay.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const seeds = (process.env.SAEGIM_SEEDS ?? '1,2,3').split(',').map(Number)
const document = 'templates'

test.for(seeds)(
  '[R15] [R16] [R26] [R43] [R48] devices, a reader and a server that all come and go agree in the end (seed %i)',
  { timeout: 60_000 },
  async (seed) => {
    const random = seeded(seed)
    const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T
    let relay = await start()
    const address = { url: relay.url }
    const writers = [7, 8, 9].map((id) =>
      openStockClient(address, seed, { protocols: [`bearer.${id}-designer`], document }),
    )
    const reader = openStockClient(address, seed, { protocols: ['bearer.10-member'], document })
    const everybody = [...writers, reader]
    const done = { edit: 0, cut: 0, offline: 0, restart: 0, empty: 0 }

    for (let step = 0; step < 150; step += 1) {
      // A restart is rare by chance; one is in each run.
      const chance = step === 75 ? 0.97 : random()
      if (chance < 0.8) {
        edit(pick(writers).doc, random)
        done.edit += 1
      } else if (chance < 0.88) {
        pick(everybody).ws?.close()
        done.cut += 1
      } else if (chance < 0.96) {
        const device = pick(everybody)
        if (device.shouldConnect) device.disconnect()
        else device.connect()
        done.offline += 1
      } else if (chance < 0.98) {
        await relay[Symbol.asyncDispose]()
        relay = await start(relay.port)
        done.restart += 1
      } else {
        for (const device of everybody) device.disconnect()
        await pause(60)
        done.empty += 1
      }
      if (random() < 0.3) await pause(random() * 20)
    }

    for (const device of everybody) device.connect()
    const words = () => everybody.map(({ doc }) => read(doc))
    await expect.poll(() => new Set(words()).size, { timeout: 15_000 }).toBe(1)
    await expect
      .poll(async () => read(await readStored(database, seed, document)), { timeout: 5_000 })
      .toBe(words()[0])
    for (const { doc } of everybody) expect(doc.store.pendingStructs).toBeNull()
    for (const device of everybody) device.destroy()
    await relay[Symbol.asyncDispose]()
    expect(Math.min(done.edit, done.cut, done.offline), JSON.stringify(done)).toBeGreaterThan(0)
    expect(done.restart + done.empty, JSON.stringify(done)).toBeGreaterThan(0)
  },
)

/** Bounds so small that sockets go stale and rooms unload all the time. */
function start(port = 0): Promise<TestRelay> {
  return startRelay(database, { port, limits: { softBufferBytes: 200, idleMs: 10 } })
}

function edit(doc: Y.Doc, random: () => number): void {
  const text = doc.getText('core.background')
  const list = doc.getMap<Y.Map<unknown>>('core.values')
  const chance = random()
  if (chance < 0.5) {
    text.insert(Math.floor(random() * (text.length + 1)), `${Math.floor(random() * 1_000)} `)
  } else if (chance < 0.7) {
    const at = Math.floor(random() * text.length)
    text.delete(at, Math.min(text.length - at, Math.floor(random() * 8)))
  } else if (chance < 0.85) {
    doc.getMap('core').set('companySize', Math.floor(random() * 5))
  } else if (chance < 0.95) {
    list.set(`${doc.clientID}-${Math.floor(random() * 1e6)}`, new Y.Map([['keyword', 'x']]))
  } else {
    const [first] = list.keys()
    if (first !== undefined) list.delete(first)
  }
}

function read(doc: Y.Doc): string {
  const values = Object.entries(doc.getMap('core.values').toJSON()).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([doc.getText('core.background').toString(), doc.getMap('core').toJSON(), values])
}
