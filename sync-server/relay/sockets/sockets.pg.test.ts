import { createHash } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import * as Y from 'yjs'
import { subprotocol } from '#model/sync/protocol.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { openPostgresLog } from '../log/postgres-log.ts'
import { authorizeByName, readStored, startRelay, TestSocket } from '../testing/test-relay.ts'
import { encodeSyncStep1, encodeUpdate } from '../wire/messages.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('[R1] the token comes from the bearer subprotocol or the cookie, never from the URL', async () => {
  await using relay = await startRelay(database)
  const bearer = await relay.connect('7-owner')
  await bearer.next('ask')
  const cookie = await relay.connect('', {
    protocols: [subprotocol],
    client: { headers: { cookie: 'other=1; saegim-access-token=8-owner' } },
  })
  await cookie.next('ask')
  const inUrl = new TestSocket(new WebSocket(`${relay.url}/1/guide?token=7-owner`))
  expect(await inUrl.closed()).toBe(4401)
})

test('[R2] the server picks an offered subprotocol, so that a browser accepts its answer', async () => {
  await using relay = await startRelay(database)
  const pick = async (protocols: string[]) => (await relay.connect('', { protocols })).socket.protocol
  expect(await pick(['bearer.7-owner', 'saegim.v1'])).toBe('saegim.v1')
  expect(await pick(['bearer.7-owner', 'other.v2'])).toBe('other.v2')
  expect(await pick(['bearer.7-owner'])).toBe('bearer.7-owner')
  expect(await pick([])).toBe('')
})

test('[R3] a foreign origin is refused with 4403, the own one and other names of this machine pass', async () => {
  await using relay = await startRelay(database)
  const from = (origin: string) => relay.connect('7-owner', { client: { headers: { origin } } })
  expect(await (await from('https://evil.example')).closed()).toBe(4403)
  expect(await (await from(`http://localhost:${relay.port + 1}`)).closed()).toBe(4403)
  expect(await (await from('null')).closed()).toBe(4403)
  await (await from(`http://localhost:${relay.port}`)).next('ask')
  await (await from(`http://127.0.0.1:${relay.port}`)).next('ask')
})

test('[R4] refusals come after the upgrade as close codes', async () => {
  await using relay = await startRelay(database)
  expect(await (await relay.connect('unknown')).closed()).toBe(4401)
  expect(await (await relay.connect('7-owner', { idBrand: 403 })).closed()).toBe(4403)
  expect(await (await relay.connect('7-owner', { idBrand: 404 })).closed()).toBe(4404)
  const noNumber = new TestSocket(new WebSocket(`${relay.url}/abc/guide`, ['bearer.7-owner']))
  expect(await noNumber.closed()).toBe(4404)
})

test('[R96] a document that only a newer release may have is closed with 1013 for devices of ours, else with 4404', async () => {
  await using relay = await startRelay(database)
  const unknown = { document: 'journal' }
  expect(await (await relay.connect('7-owner', unknown)).closed()).toBe(1013)
  const protocols = ['bearer.7-owner']
  expect(await (await relay.connect('7-owner', { ...unknown, protocols })).closed()).toBe(4404)
})

test('[R5] what a client sends before it is authorized is read after the authorization', async () => {
  const gate = Promise.withResolvers<void>()
  await using relay = await startRelay(database, {
    authorize: async (token, room) => {
      await gate.promise
      return authorizeByName(token, room)
    },
  })
  const early = await relay.connect('7-owner', { idBrand: 5 })
  early.change((doc) => doc.getText('core.background').insert(0, '먼저'))
  const visitor = await relay.connect('unknown', { idBrand: 5 })
  visitor.change((doc) => doc.getText('core.background').insert(0, '몰래'))
  gate.resolve()
  await early.stored()
  expect(await visitor.closed()).toBe(4401)
  expect((await readStored(database, 5)).getText('core.background').toString()).toBe('먼저')
})

test('[R6] an authorization that fails with an error or takes too long means 1013', async () => {
  await using failing = await startRelay(database, {
    authorize: async () => {
      throw new Error('the database is away')
    },
  })
  expect(await (await failing.connect('7-owner')).closed()).toBe(1013)
  const gate = Promise.withResolvers<never>()
  await using hanging = await startRelay(database, {
    authorize: () => gate.promise,
    limits: { authorizationMs: 30 },
  })
  expect(await (await hanging.connect('7-owner')).closed()).toBe(1013)
})

test('[R6] a room that cannot be loaded means 1013', async () => {
  const broken = {
    relayPool: Object.create(database.relayPool, { query: { value: fail } }) as Database['relayPool'],
  }
  await using relay = await startRelay(broken)
  expect(await (await relay.connect('7-owner')).closed()).toBe(1013)
})

test('[R7] one socket more than an account may have is closed with 4529', async () => {
  await using relay = await startRelay(database, { relay: { socketsPerUser: 2 } })
  const first = await relay.connect('7-owner')
  await first.next('ask')
  await (await relay.connect('7-owner', { document: 'planner' })).next('ask')
  expect(await (await relay.connect('7-owner')).closed()).toBe(4529)
  await (await relay.connect('8-owner')).next('ask')
  await first.close()
  await (await relay.connect('7-owner')).next('ask')
})

test('[R98] one socket more than an address may have is closed with 4529, signed in or not', async () => {
  const gate = Promise.withResolvers<void>()
  await using relay = await startRelay(database, {
    relay: { socketsPerAddress: 2 },
    authorize: async (token, room) => {
      await gate.promise
      return authorizeByName(token, room)
    },
  })
  const from = (address: string, token: string) =>
    relay.connect(token, { client: { headers: { 'x-forwarded-for': address } } })
  const first = await from('203.0.113.1', '7-owner')
  const visitor = await from('203.0.113.1', 'unknown')
  // Before anything is known of them.
  expect(await (await from('203.0.113.1', '8-owner')).closed()).toBe(4529)
  const other = await from('203.0.113.2', '8-owner')
  gate.resolve()
  await other.next('ask')
  await first.next('ask')
  // A socket that has gone makes room, one that was refused took none.
  expect(await visitor.closed()).toBe(4401)
  await (await from('203.0.113.1', '9-owner')).next('ask')
  expect(await (await from('203.0.113.1', '9-owner')).closed()).toBe(4529)
})

test('[R8] access withdrawn during authorization keeps a socket out', async () => {
  const asked = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  let isMember = true
  await using relay = await startRelay(database, {
    authorize: async (token, room) => {
      if (!isMember) return { ok: false, code: 4403 }
      const answer = await authorizeByName(token, room)
      asked.resolve()
      await gate.promise
      return answer
    },
  })
  const socket = await relay.connect('7-owner')
  await asked.promise
  isMember = false
  relay.relay.disconnect({ idAccount: 7, code: 4403, reason: 'removed' })
  gate.resolve()
  expect(await socket.closed()).toBe(4403)
})

test('[R77] a socket whose room is replaced while it is being let in is closed with 1013, and comes back', async () => {
  const [idBrand, document] = [77, 'guide'] as const
  const real = openPostgresLog(database.relayPool, pino({ level: 'silent' }))
  const loading = Promise.withResolvers<void>()
  const mayLoad = Promise.withResolvers<void>()
  const askedAgain = Promise.withResolvers<void>()
  const mayAnswer = Promise.withResolvers<void>()
  let questions = 0
  await using relay = await startRelay(database, {
    updateLog: {
      ...real,
      load: async (doc) => {
        loading.resolve()
        await mayLoad.promise
        return real.load(doc)
      },
    } as typeof real,
    authorize: async (token, room) => {
      questions += 1
      if (questions === 2) {
        askedAgain.resolve()
        await mayAnswer.promise
      }
      return authorizeByName(token, room)
    },
  })
  const socket = await relay.connect('7-owner', { idBrand, document })
  await loading.promise
  // Another session of its account is withdrawn: it is authorized once more, while its room is replaced.
  relay.relay.disconnect({ idAccount: 7, code: 4401, reason: 'logged out' })
  mayLoad.resolve()
  await askedAgain.promise
  relay.relay.startNewEpoch({ idBrand, document })
  mayAnswer.resolve()
  expect(await socket.closed()).toBe(1013)
  const back = await relay.connect('7-owner', { idBrand, document })
  await back.handled()
})

test('[R9] disconnect closes exactly the sockets that match', async () => {
  await using relay = await startRelay(database)
  const all = await Promise.all([
    relay.connect('7-owner', { idBrand: 1 }),
    relay.connect('7-owner', { idBrand: 2 }),
    relay.connect('8-owner', { idBrand: 2 }),
    relay.connect('7-member', { idBrand: 3 }),
  ])
  for (const socket of all) await socket.next('ask')
  const [a, b, c, d] = all
  expect(relay.relay.disconnect({ idAccount: 7, idBrand: 2, code: 4403, reason: 'removed' })).toBe(1)
  expect(await b?.closed()).toBe(4403)
  const tokenHash = createHash('sha256').update('7-owner').digest()
  expect(relay.relay.disconnect({ tokenHash, code: 4401, reason: 'logged out' })).toBe(1)
  expect(await a?.closed()).toBe(4401)
  await c?.handled()
  await d?.handled()
})

test('[R10] a message over the limit closes with 4413', async () => {
  await using relay = await startRelay(database)
  const huge = await relay.connect('7-owner', { idBrand: 10 })
  huge.send(new Uint8Array(10 * 1024 * 1024))
  expect(await huge.closed()).toBe(4413)
  await using small = await startRelay(database, { relay: { maxMessageBytes: 1000 } })
  const socket = await small.connect('7-owner', { idBrand: 10 })
  socket.change((doc) => doc.getText('core.background').insert(0, '가'.repeat(1000)))
  expect(await socket.closed()).toBe(4413)
  expect(Y.encodeStateVector(await readStored(database, 10))).toEqual(Uint8Array.of(0))
})

test('[R11] malformed messages close with 4422, and nothing of them is stored or sent on', async () => {
  await using relay = await startRelay(database)
  const peer = await relay.connect('8-owner', { idBrand: 11 })
  await peer.handled()
  const whole = new Y.Doc()
  whole.getText('core.background').insert(0, '끝까지 온 문장')
  whole.getText('core.background').delete(0, 2)
  const update = Y.encodeStateAsUpdate(whole)
  const garbage: (Uint8Array | string)[] = [
    new Uint8Array(0),
    'words instead of bytes',
    Uint8Array.of(0),
    Uint8Array.of(0, 9, 0),
    Uint8Array.of(77, 1, 2, 3),
    Uint8Array.of(0, 2, 200, 200, 3, 1, 1),
    encodeUpdate(Uint8Array.of(1, 2, 3)),
    encodeUpdate(new Uint8Array(0)),
    encodeSyncStep1(Uint8Array.of(9, 9)),
    ...Array.from({ length: update.length - 1 }, (_, length) => encodeUpdate(update.slice(0, length))),
    ...Array.from({ length: 60 }, (_, seed) => encodeUpdate(noise(seed))),
  ]
  const codes = await Promise.all(
    garbage.map(async (bytes) => {
      const socket = await relay.connect('7-owner', { idBrand: 11 })
      if (typeof bytes === 'string') socket.socket.send(bytes)
      else socket.send(bytes)
      // Random bytes may happen to be an empty update.
      const outcome = await Promise.race([
        socket.closed(),
        socket.stored().then(
          () => 'harmless',
          () => socket.closed(),
        ),
      ])
      socket.socket.terminate()
      return outcome
    }),
  )
  expect(codes.filter((code) => code === 4422).length).toBeGreaterThan(update.length + 20)
  expect(codes.filter((code) => code !== 4422 && code !== 'harmless')).toEqual([])
  await peer.handled()
  expect(peer.count('update')).toBe(0)
  expect(await rowsOf(11)).toBe(0)
}, 30_000)

test('[R12] a flood closes with 4529, a burst within bounds does not', async () => {
  await using relay = await startRelay(database, {
    relay: { updatesPerSecond: 10 },
    limits: { burstSeconds: 3 },
  })
  const quick = await relay.connect('7-owner', { idBrand: 12 })
  for (let i = 0; i < 25; i += 1) quick.change((doc) => doc.getText('core.background').insert(0, '가'))
  await quick.stored()
  for (let i = 0; i < 40; i += 1) quick.change((doc) => doc.getText('core.background').insert(0, '나'))
  expect(await quick.closed()).toBe(4529)
})

test('[R12] more presence than the rate allows is ignored, because stock clients repeat that of others', async () => {
  await using relay = await startRelay(database, {
    relay: { updatesPerSecond: 10 },
    limits: { burstSeconds: 1 },
  })
  const socket = await relay.connect('7-owner', { idBrand: 15 })
  for (let clock = 1; clock <= 100; clock += 1) socket.show(70, clock, {})
  await socket.stored()
  expect(socket.count('presence')).toBeGreaterThan(5)
  expect(socket.count('presence')).toBeLessThan(50)
})

test('[R13] a socket without pongs is terminated, a quiet one gets heartbeats', async () => {
  await using relay = await startRelay(database, { limits: { livenessMs: 300 } })
  const quiet = await relay.connect('7-owner', { idBrand: 13 })
  const dead = await relay.connect('8-owner', { idBrand: 13, client: { autoPong: false } })
  expect(await dead.closed()).toBe(1006)
  expect((await quiet.next('presence')).bytes).toEqual(Uint8Array.of(0))
  await quiet.handled()
})

test('[R14] shutting down stores and acknowledges what has come, then closes with 1013', async () => {
  const relay = await startRelay(database)
  const socket = await relay.connect('7-owner', { idBrand: 14 })
  socket.change((doc) => doc.getText('core.background').insert(0, '마지막 말'))
  await socket.handled()
  await relay[Symbol.asyncDispose]()
  expect(await socket.closed()).toBe(1013)
  expect(socket.count('durable')).toBe(1)
  expect((await readStored(database, 14)).getText('core.background').toString()).toBe('마지막 말')
})

async function rowsOf(idBrand: number): Promise<number> {
  const { rows } = await database.relayPool.query<{ count: number }>(
    'select count(*) from doc_update where brand_id = $1',
    [idBrand],
  )
  return rows[0]?.count ?? 0
}

async function fail(): Promise<never> {
  throw new Error('the database is away')
}

/** The same bytes for the same seed. */
function noise(seed: number): Uint8Array {
  let state = seed * 2_654_435_761 + 1
  return Uint8Array.from({ length: 40 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  })
}
