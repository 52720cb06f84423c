import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { nextState } from '#engine/documents/relay/connection-state.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { guide } from '#model/documents/guide.ts'
import type { TextField } from '#model/fields/text.ts'
import type { ValueField } from '#model/fields/value.ts'
import { seeded } from '#server/relay/testing/test-random.ts'
import { openWorld } from '#server/writeback/testing/test-world.ts'
import { type RedisServer, startRedis } from '../support/redis-server.ts'
import { Device } from './device.ts'
import { makeNewerBuild, newerNames, olderBuild } from './newer-build.ts'
import { type Node, startNode } from './nodes.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const patience = { timeout: 60_000, interval: 100 }
vi.setConfig({ testTimeout: 180_000 })

/** The fields of the newer build that the tests write. */
interface NewerModel {
  readonly rallyingCry: TextField
  readonly companySize: ValueField<string>
  readonly main: ValueField<string>
  readonly entry: TextField
  /** Of a document of which a brand has many. */
  readonly title: ValueField<string>
}

let redis: RedisServer
let newerBuild: ReturnType<typeof makeNewerBuild>
let newer: NewerModel
beforeAll(async () => {
  newerBuild = makeNewerBuild()
  redis = await startRedis()
  const load = (path: string) => import(pathToFileURL(join(newerBuild.directory, path)).href)
  const documents = 'src/model/documents'
  const { guide } = await load(`${documents}/guide.ts`)
  const { [newerNames.document]: journal } = await load(`${documents}/${newerNames.document}.ts`)
  const { [newerNames.ofMany]: poster } = await load(`${documents}/${newerNames.ofMany}.ts`)
  const { companySize, [newerNames.field]: rallyingCry } = guide.core
  const { title } = poster[newerNames.ofMany]
  newer = { rallyingCry, companySize, main: guide.visual.main, entry: journal.journal.entry, title }
})
afterAll(async () => {
  newerBuild.remove()
  await redis[Symbol.asyncDispose]()
})

test(`nodes and devices of two builds work side by side, and nothing is lost (seed ${seed})`, async () => {
  const world = await openDeployment()
  const typists = new Typists(seed)
  const a = await world.startOlder()
  const old = typists.add(world.device(a))
  await typists.type(3)
  await old.device.write((doc) => guide.core.companySize.write(doc, 'MICRO'))

  const b = await world.startNewer()
  expect(await world.columns()).toContain(newerNames.column)
  const oldAtB = typists.add(world.device(b))
  const newAtB = typists.add(world.device(b), newer.rallyingCry)
  const newAtA = typists.add(world.device(a), newer.rallyingCry)
  const journalAtA = world.device(a, newerNames.document)
  const journal = world.device(b, newerNames.document)
  await typists.type(5)
  await newAtB.device.write((doc) => newer.companySize.write(doc, newerNames.choice))
  await journal.write((doc) => newer.entry.write(doc, '첫 일지'))
  await world.agree(b, typists)

  // The older node knows neither the name, nor whether a newer node knows it.
  await expect.poll(() => journalAtA.closeCodes.length).toBeGreaterThan(0)
  for (const code of journalAtA.closeCodes) expect(waitsAfter(code)).toBe(true)

  const patched = Promise.all([
    world.call(a, 'PATCH', '/api/v1/brand/core', { how: '흙에서부터' }),
    world.call(b, 'PATCH', '/api/v1/brand/core', { achieve: '오래 쓰는 그릇' }),
    typists.type(5),
  ])
  await patched
  await world.agree(b, typists)
  const { rallyingCry } = await world.core(b)
  await world.call(b, 'PATCH', '/api/v1/brand/core', { rallyingCry: `${rallyingCry}다함께 ` })
  for (const device of [newAtA, newAtB])
    await expect.poll(() => newer.rallyingCry.read(device.device.doc), patience).toContain('다함께')
  await typists.type(3)
  for (const node of [a, b])
    expect(await world.core(node)).toMatchObject({
      companySize: newerNames.choice,
      how: '흙에서부터',
      achieve: '오래 쓰는 그릇',
    })

  // A code, an event, messages and a rebuilt document that only the newer build knows.
  for (const [node, codes] of [
    // It comes back, and is not let in.
    [a, [1013, 4401]],
    [b, [newerNames.closeCode]],
  ] as const) {
    const { device, idDevice } = await world.deviceOfOtherSession(node)
    await device.acknowledged()
    await world.call(b, 'DELETE', `/api/v1/me/device/${idDevice}`)
    await expect.poll(() => device.closeCodes, patience).toEqual(codes)
  }
  for (const node of [a, b]) {
    const { _embedded } = await world.call(node, 'GET', '/api/v1/me/security-event/list')
    expect(_embedded).toMatchObject({ events: [{ kind: newerNames.event }, { kind: newerNames.event }] })
  }
  const rebuild = { document: newerNames.document }
  expect(await world.call(b, 'POST', '/api/v1/brand/sync/rebuild', rebuild)).toEqual({ outcome: 'REBUILT' })

  // The rollout goes on: the devices of the older node find the newer ones.
  await world.agree(a, typists)
  await a.close()
  const c = await world.startNewer()
  for (const device of [old.device, newAtA.device, journalAtA]) device.join(c)
  await typists.type(5)
  await journalAtA.acknowledged()
  expect(newer.entry.read(journalAtA.doc)).toBe('첫 일지')
  await world.agree(c, typists)
  typists.expectEverything([old, oldAtB, newAtA, newAtB])
  expect(await world.core(c)).toMatchObject({ companySize: newerNames.choice, how: '흙에서부터' })
  expect(await world.core(c)).toMatchObject({ rallyingCry: expect.stringContaining('다함께') })
  await world.expectAllWell()
})

test(`[W51] going back to the older build loses nothing (seed ${seed})`, { tags: ['all'] }, async () => {
  const world = await openDeployment()
  const typists = new Typists(seed)
  const a = await world.startNewer()
  const old = typists.add(world.device(a))
  const young = typists.add(world.device(a), newer.rallyingCry)
  const journal = world.device(a, newerNames.document)
  await journal.write((doc) => newer.entry.write(doc, '첫 일지 '))
  await young.device.write((doc) => newer.companySize.write(doc, newerNames.choice))
  await typists.type(5)
  await world.agree(a, typists)
  const before = await world.core(a)
  await a.close()

  const b = await world.startOlder()
  for (const { device } of [old, young]) device.join(b)
  journal.join(b)
  void journal.write((doc) => newer.entry.shared(doc).insert(0, '옛 판에서 '))
  await typists.type(5)
  await world.call(b, 'PATCH', '/api/v1/brand/core', { how: '흙에서부터' })
  await world.agree(b, typists)
  expect(await world.core(b)).toMatchObject({ companySize: newerNames.choice, how: '흙에서부터' })
  await b.close()

  const c = await world.startNewer()
  // Only what a node has acknowledged is here: no other device brings anything, and none writes.
  const fresh = typists.add(world.device(c), newer.rallyingCry)
  await fresh.device.acknowledged()
  typists.expectEverything([fresh])
  await world.agree(c, typists, [fresh])
  const after = await world.core(c)
  expect(String(after.rallyingCry).length).toBeGreaterThan(String(before.rallyingCry).length)
  for (const { device } of [old, young]) device.join(c)
  journal.join(c)
  await journal.acknowledged()
  await typists.type(3)
  await world.agree(c, typists)
  typists.expectEverything([old, young, fresh])
  const journalAgain = world.device(c, newerNames.document)
  await journalAgain.acknowledged()
  expect(newer.entry.read(journalAgain.doc)).toBe('옛 판에서 첫 일지 ')
  expect(await world.core(c)).toMatchObject({ companySize: newerNames.choice, how: '흙에서부터' })
  await world.expectAllWell()
})

test('[W51] what an older node settles without the field of a newer build, a newer node settles, and then it is settled for both', {
  tags: ['all'],
}, async () => {
  const world = await openDeployment()
  const migrating = await world.startNewer()
  await migrating.close()
  const a = await world.startOlder()
  const device = world.device(a)
  await device.write((doc) => {
    guide.core.background.write(doc, '흙에서')
    newer.rallyingCry.write(doc, '다 같이')
  })
  await vi.waitFor(async () => {
    expect(await world.core(a)).toMatchObject({ background: '흙에서' })
    expect(await world.status(a)).toMatchObject({ state: 'SETTLED' })
  }, patience)

  const b = await world.startNewer()
  const agreed = (words: string | null) =>
    vi.waitFor(async () => {
      expect(await world.core(b)).toMatchObject({ rallyingCry: words })
      for (const node of [a, b]) expect(await world.status(node)).toMatchObject({ state: 'SETTLED' })
    }, patience)
  await agreed('다 같이')
  for (const words of ['다 같이 가요', ''] as const) {
    await device.write((doc) => newer.rallyingCry.write(doc, words))
    await agreed(words || null)
  }

  const passes = await world.passes()
  // Each node has looked for rooms that others left when two were found: they look in turn.
  for (let looks = 0; looks < 2; looks += 1) await world.leaveToOthers('strategy', 'personality.tagline1')
  expect(await world.passes()).toBe(passes)
  await world.expectAllWell()
})

test('[W51] a change by REST of a field of a newer build, which only an older node settled, reaches devices later', {
  tags: ['all'],
}, async () => {
  const world = await openDeployment()
  const first = await world.startNewer()
  const device = world.device(first)
  await device.write((doc) => guide.core.background.write(doc, '흙에서'))
  const settled = (node: Node) =>
    vi.waitFor(async () => expect(await world.status(node)).toMatchObject({ state: 'SETTLED' }), patience)
  await settled(first)
  await first.close()
  const killed = await world.startNewer({ WRITEBACK_DELAY_MS: '600000', WRITEBACK_MAX_DELAY_MS: '600000' })
  await world.call(killed, 'PATCH', '/api/v1/brand/core', { rallyingCry: '다 같이' })
  await killed.close()
  const a = await world.startOlder()
  await settled(a)

  device.join(await world.startNewer())
  await expect.poll(() => newer.rallyingCry.read(device.doc), patience).toBe('다 같이')
  await world.expectAllWell()
})

test('[W52] a document that an older node gives up for a value of a newer build is settled by a newer node', {
  tags: ['all'],
}, async () => {
  const world = await openDeployment()
  const a = await world.startOlder()
  const b = await world.startNewer()
  const device = world.device(a)
  await device.write((doc) => newer.main.write(doc, newerNames.colour))
  await vi.waitFor(async () => {
    expect(a.messages).toContain(givenUp)
    expect(await world.call(b, 'GET', '/api/v1/brand/visual')).toMatchObject({
      colors: { main: newerNames.colour },
    })
    for (const node of [a, b])
      expect(await world.status(node)).toMatchObject({ state: 'SETTLED', fault: null })
  }, patience)
  await world.expectAllWell([givenUp])
})

test('[R99] share links and versions of kinds that only the newer build knows are listed by the older one, and stay as they are', {
  tags: ['all'],
}, async () => {
  const world = await openDeployment()
  const a = await world.startOlder()
  const b = await world.startNewer()
  const { sharePart: part, versionKind } = newerNames
  const { key } = await world.call(b, 'POST', '/api/v1/brand/share', { part })
  const shares = async (node: Node) => (await world.call(node, 'GET', '/api/v1/brand/share'))._embedded
  const open = async (node: Node) => (await fetch(`${node.url}/share/book/${key}`)).status
  for (let times = 0; times < 2; times += 1) {
    expect(await shares(a)).toMatchObject({ shares: [{ part, key: '', url: '' }] })
    expect(await open(a)).toBe(503)
    expect(await shares(b)).toMatchObject({ shares: [{ part, key }] })
    expect(await open(b)).toBe(200)
  }

  const device = world.device(b)
  const history = '/api/v1/brand/history/guide'
  await device.write((doc) => guide.core.background.write(doc, '흙에서'))
  const { idVersion } = await world.call(b, 'POST', history, { name: '처음' })
  await device.write((doc) => guide.core.background.write(doc, '불에서'))
  await world.call(b, 'POST', `${history}/${idVersion}/restore`)
  for (const node of [a, b]) {
    const { _embedded } = await world.call(node, 'GET', history)
    expect(_embedded).toMatchObject({ versions: [{ kind: versionKind }, { kind: 'NAMED' }] })
  }
  await world.expectAllWell()
})

test('documents of which a brand has many meet nodes of both builds, and nothing is lost', {
  tags: ['all'],
}, async () => {
  const world = await openDeployment()
  const [a, b] = [await world.startOlder(), await world.startNewer()]
  const make = (node: Node, document: string) => world.call(node, 'POST', ofMany, { document })
  const at = (document: string) => `${ofMany}/${encodeURIComponent(document)}`
  const guideAtA = world.device(a)
  await guideAtA.acknowledged()

  // One of a kind that both builds know, made at the older node.
  const shared = `design/${randomUUID()}`
  await make(a, shared)
  const [old, young] = [world.device(a, shared), world.device(b, shared)]
  await old.write((doc) => design.design.title.write(doc, '봄 포스터'))
  await vi.waitFor(() => expect(design.design.title.read(young.doc)).toBe('봄 포스터'), patience)
  expect((await world.call(b, 'GET', `${ofMany}?kind=design`))._embedded).toMatchObject({
    documents: [{ document: shared, title: '봄 포스터' }],
  })

  // One of a kind that only the newer build knows: at the older node its devices come back.
  const own = `${newerNames.ofMany}/${randomUUID()}`
  await make(b, own)
  const [posterAtA, poster] = [world.device(a, own), world.device(b, own)]
  await poster.write((doc) => newer.title.write(doc, '겨울 포스터'))
  await expect.poll(() => posterAtA.closeCodes.length, patience).toBeGreaterThan(0)
  for (const code of posterAtA.closeCodes) expect(waitsAfter(code)).toBe(true)
  posterAtA.join(b)
  await vi.waitFor(() => expect(newer.title.read(posterAtA.doc)).toBe('겨울 포스터'), patience)

  // What ends one of them on one node ends it on both, and no other room.
  await world.call(b, 'POST', `${at(own)}/trash`)
  await world.call(b, 'POST', `${at(shared)}/trash`)
  for (const device of [poster, old, young])
    await expect.poll(() => device.closeCodes, patience).toContain(4404)
  await guideAtA.acknowledged()
  expect(guideAtA.closeCodes).toEqual([])
  await world.expectAllWell()
})

const ofMany = '/api/v1/brand/document'
const givenUp = 'a room is given up until something changes'

/** Nodes of both builds over one database and one Redis, with one brand. */
async function openDeployment() {
  const world = await openWorld()
  const nodes: Node[] = []
  const start = async (directory: string, own: Record<string, string> = {}) => {
    const node = await startNode(directory, { ...world.variables, REDIS_URL: redis.url, ...own })
    nodes.push(node)
    return world.use(node)
  }
  const open = (node: Node, token: string, document?: string) => {
    const device = new Device({ idBrand: world.idBrand, token }, document)
    onTestFinished(() => device.leave())
    device.join(node)
    return device
  }
  const core = (node: Node) => world.call(node, 'GET', '/api/v1/brand/core')
  return {
    call: world.call,
    core,
    startOlder: () => start(olderBuild),
    startNewer: (own?: Record<string, string>) => start(newerBuild.directory, own),
    device: (node: Node, document?: string) => open(node, world.token, document),
    deviceOfOtherSession: async (node: Node) => {
      const device = open(node, await world.openSession())
      const { _embedded } = await world.call(node, 'GET', '/api/v1/me/device/list')
      const { devices } = _embedded as { devices: { idDevice: number }[] }
      return { device, idDevice: Math.max(...devices.map(({ idDevice }) => idDevice)) }
    },
    columns: async () => {
      const tables = await world.db.introspection.getTables()
      return tables.find(({ name }) => name === 'brand_core')?.columns.map(({ name }) => name)
    },
    /** Waits until REST has what the devices have, and devices have the same. */
    agree: async (node: Node, { all }: Typists, who: readonly Typist[] = all) => {
      await vi.waitFor(async () => {
        const answer = await core(node)
        for (const { device } of who) {
          expect(guide.core.background.read(device.doc)).toBe(answer.background ?? '')
          if ('rallyingCry' in answer)
            expect(newer.rallyingCry.read(device.doc)).toBe(answer.rallyingCry ?? '')
        }
        expect(await world.status(node)).toMatchObject({ state: 'SETTLED', refused: [], fault: null })
      }, patience)
    },
    status: world.status,
    /** How often the guide was settled so far. */
    passes: async () => {
      const lease = await world.db
        .selectFrom('settle_lease')
        .select('generation')
        .where('document', '=', 'guide')
        .executeTakeFirstOrThrow()
      return lease.generation
    },
    /** Resolves when a node has settled a field that a release without it left. */
    leaveToOthers: async (document: DocumentName, field: string) => {
      const room = { brand_id: world.idBrand, document }
      await world.db
        .insertInto('doc_room')
        .values({ ...room, epoch: 'first', unknown_fields: [field] })
        .onConflict((conflict) =>
          conflict.columns(['brand_id', 'document']).doUpdateSet({ unknown_fields: [field] }),
        )
        .execute()
      await vi.waitFor(async () => {
        const left = await world.db
          .selectFrom('doc_room')
          .select('unknown_fields')
          .where('brand_id', '=', room.brand_id)
          .where('document', '=', document)
          .executeTakeFirst()
        expect(left?.unknown_fields).toBeNull()
      }, patience)
    },
    /** No node has ended by itself, said of anything that it failed, or given a room up, unless that is expected. */
    expectAllWell: async (expected: readonly string[] = []) => {
      for (const node of nodes) {
        await node.close()
        expect(node.errors).toEqual([])
        if (!expected.includes(givenUp)) expect(node.messages).not.toContain(givenUp)
      }
    },
  }
}

interface Typist {
  readonly device: Device
  readonly fields: readonly TextField[]
}

/** Type words into the same texts at the same time, each word once. */
class Typists {
  readonly all: Typist[] = []
  readonly #random: () => number
  readonly #acknowledged = new Map<TextField, string[]>()
  #words = 0

  constructor(seed: number) {
    this.#random = seeded(seed)
  }

  /** A member who writes the brand's story and, of the newer build, the field that it alone has. */
  add(device: Device, own?: TextField): Typist {
    const typist = { device, fields: own ? [guide.core.background, own] : [guide.core.background] }
    this.all.push(typist)
    return typist
  }

  /** Resolves when everything that was typed is acknowledged. */
  async type(rounds: number, who: readonly Typist[] = this.all): Promise<void> {
    for (let round = 0; round < rounds; round += 1)
      await Promise.all(
        who.flatMap(({ device, fields }) => fields.map((field) => this.#typeWord(device, field))),
      )
  }

  async #typeWord(device: Device, field: TextField): Promise<void> {
    this.#words += 1
    const word = `낱말${this.#words}`
    await device.write((doc) => field.shared(doc).insert(this.#placeIn(field.read(doc)), `${word} `))
    this.#acknowledged.set(field, [...(this.#acknowledged.get(field) ?? []), word])
  }

  /** The beginning of a word, or the end. */
  #placeIn(text: string): number {
    const places = [0, ...[...text.matchAll(/ /g)].map(({ index }) => index + 1)]
    return places[Math.floor(this.#random() * places.length)] ?? 0
  }

  expectEverything(devices: readonly Typist[]): void {
    for (const { device } of devices)
      for (const [field, words] of this.#acknowledged) {
        const has = field.read(device.doc).split(' ')
        expect(
          words.map((word) => [word, has.filter((each) => each === word).length]),
          field.path,
        ).toEqual(words.map((word) => [word, 1]))
      }
  }
}

/** Whether a device tries again by itself after its socket was closed with this code. */
function waitsAfter(code: number): boolean {
  const around = { now: 0, random: 0 }
  return nextState({ name: 'synced' }, { kind: 'lost', code }, around).name === 'waiting'
}
