import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as Y from 'yjs'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { openStockClient, synced } from '../testing/test-provider.ts'
import { readStored, startRelay } from '../testing/test-relay.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const text = (doc: Y.Doc) => doc.getText('core.background')

test('[R1] [R15] [R16] the stock client syncs both ways with a bearer and with a cookie', async () => {
  await using relay = await startRelay(database)
  const ada = openStockClient(relay, 1, { protocols: ['bearer.7-owner'] })
  const bora = openStockClient(relay, 1, { cookie: 'saegim-access-token=8-owner' })
  text(ada.doc).insert(0, '처음부터 있던 말')
  await Promise.all([synced(ada), synced(bora)])
  await expect.poll(() => text(bora.doc).toString()).toBe('처음부터 있던 말')
  text(bora.doc).insert(0, '둘째, ')
  text(ada.doc).insert(text(ada.doc).length, '!')
  await expect.poll(() => text(ada.doc).toString()).toBe('둘째, 처음부터 있던 말!')
  await expect
    .poll(async () => text(await readStored(database, 1)).toString())
    .toBe('둘째, 처음부터 있던 말!')
  for (const provider of [ada, bora]) provider.destroy()
})

test('[R29] [R33] the stock client sees people as the server names them, and sees them leave', async () => {
  await using relay = await startRelay(database)
  const ada = openStockClient(relay, 2, { protocols: ['bearer.7-owner'] })
  ada.awareness.setLocalState({ user: { name: 'The boss', color: '#ff0000' }, place: 'core/story' })
  const bora = openStockClient(relay, 2, { protocols: ['bearer.8-member'] })
  await Promise.all([synced(ada), synced(bora)])
  await expect
    .poll(() => bora.awareness.getStates().get(ada.doc.clientID))
    .toEqual({ user: { id: 7, name: 'Person 7' }, place: 'core/story' })
  bora.awareness.setLocalStateField('place', 'core/value')
  await expect.poll(() => ada.awareness.getStates().get(bora.doc.clientID)?.place).toBe('core/value')
  ada.ws?.close()
  await expect.poll(() => bora.awareness.getStates().has(ada.doc.clientID)).toBe(false)
  for (const provider of [ada, bora]) provider.destroy()
})

test('[R4] the stock client stops on a final close code and reports it', async () => {
  await using relay = await startRelay(database)
  const provider = openStockClient(relay, 403, { protocols: ['bearer.7-owner'] })
  const { promise, resolve } = Promise.withResolvers<number>()
  provider.on('closed', ({ code }) => resolve(code))
  expect(await promise).toBe(4403)
  expect(provider.shouldConnect).toBe(false)
  provider.destroy()
})

test('[R14] the stock client reconnects after a restart, with what it wrote meanwhile', async () => {
  const relay = await startRelay(database)
  const provider = openStockClient(relay, 3, { protocols: ['bearer.7-owner'] })
  await synced(provider)
  text(provider.doc).insert(0, '앞 ')
  await relay[Symbol.asyncDispose]()
  await expect.poll(() => provider.wsconnected).toBe(false)
  text(provider.doc).insert(text(provider.doc).length, '뒤')
  await using again = await startRelay(database, { port: relay.port })
  await expect
    .poll(async () => text(await readStored(database, 3)).toString(), { timeout: 10_000 })
    .toBe('앞 뒤')
  provider.destroy()
  expect(again.port).toBe(relay.port)
}, 20_000)

test('[R12] two thousand edits in one go are within the burst of the defaults', async () => {
  await using relay = await startRelay(database)
  const ada = openStockClient(relay, 4, { protocols: ['bearer.7-owner'] })
  const bora = openStockClient(relay, 4, { protocols: ['bearer.8-owner'] })
  await Promise.all([synced(ada), synced(bora)])
  for (let i = 0; i < 2_000; i += 1) text(ada.doc).insert(text(ada.doc).length, String(i % 10))
  await expect.poll(() => text(bora.doc).length, { timeout: 10_000 }).toBe(2_000)
  expect(text(bora.doc).toString()).toBe(text(ada.doc).toString())
  for (const provider of [ada, bora]) provider.destroy()
}, 20_000)
