import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as Y from 'yjs'
import { firstLogo } from '#model/documents/first-logo.ts'
import { guide } from '#model/documents/guide.ts'
import { ownDrawing } from '#model/draft-logo/symbols/symbols.ts'
import type { Body } from '#scene/body/body.ts'
import { writeBody } from '#scene/document/write-body.ts'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { designProcess, drawingProcess, Undrawable } from '../drawings/draw-apart.ts'
import { DesignDrawer } from './draw-designs.ts'
import { listDueDesigns, takeDesign } from './due-designs.ts'

const brand = 1
const [idLogo, logoKey] = [12, 'brand/1/logo']
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100"><path d="M0 0H200V100H0Z" fill="#102030"/></svg>',
)
const page: Body['pages'][number] = { id: 'p1', background: '{color.main}', layers: [] }
const body: Body = {
  ...{ v: 1, name: '소식', form: 'custom', unit: 'px', width: 400, height: 300, tags: [] },
  pages: [page],
}

let database: Database
let drawer: DesignDrawer
let stored: Map<string, Buffer>
let isAway: boolean

const storage = {
  async get(key: string) {
    const bytes = stored.get(key)
    return bytes ? { body: Readable.from([bytes]), size: bytes.length } : null
  },
  async put(key: string, bytes: Uint8Array) {
    if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    stored.set(key, Buffer.from(bytes))
  },
}

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  stored = new Map([[logoKey, logo]])
  isAway = false
  drawer = new DesignDrawer(database, storage, pino({ level: 'silent' }))
  await database.pool.query(
    'truncate brand, brand_visual, brand_document, doc_update, doc_room, doc_snapshot, design_thumbnail, file cascade',
  )
  await database.pool.query(
    `insert into brand (id, name) overriding system value values (${brand}, '온기'), (2, '달')`,
  )
  await database.pool.query(
    `insert into brand_visual (brand_id, colors, logo, updated_at)
     values (${brand}, '{"main": "#B4583A"}', '{"primary": {"idFile": ${idLogo}}}', now() - interval '2 days')`,
  )
  await database.pool.query(
    `insert into file (id, brand_id, name, storage_key, file_type, media_type, size)
     overriding system value values (${idLogo}, ${brand}, 'logo.svg', '${logoKey}', 'LOGO', 'image/svg+xml', ${logo.length})`,
  )
})
afterEach(() => drawer.close())

test('a design that rests is drawn in the dress of its brand, its longer side 480 px', async () => {
  const { key } = await addDesign(body)
  await drawer.run()
  expect(await sharp(stored.get(key)).metadata()).toMatchObject({ format: 'webp', width: 480, height: 360 })
  expect(distance(await colourOf(key, 5, 5), [0xb4, 0x58, 0x3a])).toBeLessThan(12)
})

test('a logo of the brand is in the picture', async () => {
  const layer = {
    id: 'l1',
    type: 'logo',
    x: 100,
    y: 100,
    w: 200,
    h: 100,
    src: '{logo.primary.paper}',
  } as const
  const { key } = await addDesign({ ...body, pages: [{ ...page, background: '#FFFFFF', layers: [layer] }] })
  await drawer.run()
  expect(distance(await colourOf(key, 240, 180), [0x10, 0x20, 0x30])).toBeLessThan(60)
})

test('a logo that is only drafted is in the picture, in one colour where its own is not clear', async () => {
  await database.pool.query(`update brand_visual set logo = '{}'`)
  await addGuide('#102030')
  const [onPaper, onInk] = [await addDesign(withLogo('#FFFFFF')), await addDesign(withLogo('#101828'))]
  await drawer.run()
  expect(await farthestFrom(onPaper.key, [255, 255, 255])).toEqual([0x10, 0x20, 0x30].map(near))
  expect(await farthestFrom(onInk.key, [0x10, 0x18, 0x28])).toEqual([255, 255, 255].map(near))
})

test('a file of a logo takes the place of the draft', async () => {
  await addGuide('#C02020')
  const { key } = await addDesign(withLogo('#FFFFFF'))
  await drawer.run()
  expect(await farthestFrom(key, [255, 255, 255])).toEqual([0x10, 0x20, 0x30].map(near))
})

test('a brand that changes its drafted logo gets new pictures', async () => {
  await database.pool.query(`update brand_visual set logo = '{}'`)
  const { key } = await addDesign(withLogo('#FFFFFF'))
  await drawer.run()
  await addGuide('#C02020')
  await laterBy('2 hours')
  await drawer.run()
  expect(await farthestFrom(key, [255, 255, 255])).toEqual([0xc0, 0x20, 0x20].map(near))
})

test('a picture that a design names itself is drawn where it is a file of the brand, also in the trash; that of another brand or a deleted one is not', async () => {
  const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#D01010' } })
    .png()
    .toBuffer()
  for (const [id, owner, trashed, deleted] of [
    [31, brand, null, null],
    [32, 2, null, null],
    [33, brand, 'now', null],
    [34, brand, 'now', 'now'],
  ] as const) {
    stored.set(`file ${id}`, red)
    await database.pool.query(
      `insert into file (id, brand_id, name, storage_key, file_type, media_type, size, trashed_at, deleted_at)
       overriding system value values (${id}, ${owner}, 'a.png', 'file ${id}', 'PHOTO', 'image/png', ${red.length},
         $1::timestamptz, $2::timestamptz)`,
      [trashed, deleted],
    )
  }
  const layers = [31, 32, 33, 34].map((id, at) => ({
    ...({ id: `i${id}`, type: 'image', x: 80 * at, y: 0, w: 80, h: 300 } as const),
    src: `file:${id}` as const,
  }))
  const { key } = await addDesign({ ...body, pages: [{ ...page, background: '#FFFFFF', layers }] })
  await drawer.run()
  const reds = await Promise.all([48, 144, 240, 336].map((x) => colourOf(key, x, 180)))
  expect(reds.map((colour) => distance(colour, [0xd0, 0x10, 0x10]) < 12)).toEqual([true, false, true, false])
})

test('of what a design names only pictures are read, at most fifty, and not too many pixels', async () => {
  const ids = Array.from({ length: 52 }, (_, at) => 101 + at)
  await database.pool.query(
    `insert into file (id, brand_id, name, storage_key, file_type, media_type, size, width, height)
     overriding system value
     select id, ${brand}, 'a', 'file ' || id, 'DRIVE', case id when 101 then 'text/plain' when 102 then 'video/mp4' else 'image/png' end,
       9, case when id < 110 then 9000 else 100 end, case when id < 110 then 10000 else 100 end
     from unnest($1::bigint[]) id`,
    [ids],
  )
  const read: string[] = []
  const layers = ids.map((id) => ({
    ...({ id: `i${id}`, type: 'image', x: 0, y: 0, w: 9, h: 9 } as const),
    src: `file:${id}` as const,
  }))
  await addDesign({ ...body, pages: [{ ...page, layers }] })
  const get = (key: string) => {
    read.push(key)
    return storage.get(key)
  }
  await new DesignDrawer(database, { ...storage, get }, pino({ level: 'silent' })).run()
  const fitting = ids.slice(2, 50).filter((id) => id < 108 || id >= 110)
  expect(read.toSorted()).toEqual(fitting.map((id) => `file ${id}`))
})

test('a drafted logo that is no drawing is left out, and the design is drawn', async () => {
  await database.pool.query(`update brand_visual set logo = '{}'`)
  await addGuide('#102030', '<svg><g')
  const { key } = await addDesign(withLogo('#FFFFFF'))
  await drawer.run()
  expect(stored.has(key)).toBe(true)
})

test('a drafted logo is drawn once for all designs of a brand', async () => {
  await database.pool.query(`update brand_visual set logo = '{}'`)
  await addGuide('#20C020')
  const works = vi.spyOn(designProcess, 'run')
  onTestFinished(() => void vi.restoreAllMocks())
  await Promise.all([addDesign(withLogo('#FFFFFF')), addDesign(withLogo('#F0F0F0'))])
  await drawer.run()
  const counts = ['read draft logo', 'draw design'].map(
    (work) => works.mock.calls.filter(([, each]) => each === work).length,
  )
  expect(counts).toEqual([1, 2])
})

test('a guide that changes nothing of a picture leaves it as it is', async () => {
  await database.pool.query(`update brand_visual set logo = '{}'`)
  await addGuide('#102030')
  const { key, document } = await addDesign(withLogo('#FFFFFF'))
  await drawer.run()
  stored.delete(key)
  const storedAt = async () =>
    (await database.pool.query('select stored_at from design_thumbnail')).rows[0].stored_at
  await laterBy('2 hours')
  const before = await storedAt()
  await drawer.run()
  expect([stored.has(key), await storedAt()]).toEqual([false, before])
  expect(await listDueDesigns(database.kysely)).toEqual([])
  await set(document, 'last_seq = last_seq + 1')
  await laterBy('2 hours')
  await drawer.run()
  expect(stored.has(key)).toBe(true)
})

test('a logo that cannot be drawn is tried once an hour, in a process that no upload waits for', async () => {
  const run = designProcess.run.bind(designProcess)
  const ofUploads = vi.spyOn(drawingProcess, 'run')
  const ofDesigns = vi.spyOn(designProcess, 'run').mockImplementation((owner, work, given) => {
    if (work === 'draw') return Promise.reject(new Undrawable('it took too long', true))
    return run(owner, work, given)
  })
  await database.pool.query(`update file set storage_key = 'brand/1/slow'`)
  stored.set('brand/1/slow', logo)
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const layer = {
    ...{ id: 'l1', x: 0, y: 0, w: 9, h: 9 },
    type: 'logo',
    src: '{logo.primary.paper}',
  } as const
  const { key, document } = await addDesign({ ...body, pages: [{ ...page, layers: [layer] }] })
  const tries = async () => {
    await set(document, 'last_seq = last_seq + 1')
    await laterBy('2 minutes')
    await drawer.run()
    return ofDesigns.mock.calls.filter(([, work]) => work === 'draw').length
  }
  expect([await tries(), await tries()]).toEqual([1, 1])
  vi.setSystemTime(Date.now() + 3_600_001)
  expect(await tries()).toBe(2)
  expect(stored.has(key)).toBe(true)
  expect(ofUploads).not.toHaveBeenCalled()
})

test('one that is being changed waits until it rests, and at the longest five minutes', async () => {
  const { key, document } = await addDesign(body)
  await set(document, 'updated_at = now()')
  await drawer.run()
  expect(stored.has(key)).toBe(false)
  await database.pool.query("update brand_document set created_at = now() - interval '6 minutes'")
  await drawer.run()
  expect(stored.has(key)).toBe(true)
})

test('a change is drawn, but never two pictures of a design in a minute', async () => {
  const { key, document } = await addDesign(body)
  await drawer.run()
  stored.delete(key)
  await drawer.run()
  expect(stored.has(key)).toBe(false)
  await set(document, 'last_seq = last_seq + 1')
  await drawer.run()
  expect(stored.has(key)).toBe(false)
  await laterBy('2 minutes')
  await drawer.run()
  expect(stored.has(key)).toBe(true)
  stored.delete(key)
  await laterBy('2 minutes')
  await drawer.run()
  expect(stored.has(key)).toBe(false)
})

test('a brand that changed its colours gets new pictures, of a design at most one an hour', async () => {
  const { key } = await addDesign(body)
  await drawer.run()
  await database.pool.query(
    `update brand_visual set colors = '{"main": "#00A060"}', updated_at = now() - interval '2 minutes'`,
  )
  await laterBy('50 minutes')
  await drawer.run()
  expect(distance(await colourOf(key, 5, 5), [0xb4, 0x58, 0x3a])).toBeLessThan(12)
  await laterBy('20 minutes')
  await drawer.run()
  expect(distance(await colourOf(key, 5, 5), [0x00, 0xa0, 0x60])).toBeLessThan(12)
})

test('a design gets a new picture without a file that an operator has removed', async () => {
  const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#D01010' } })
    .png()
    .toBuffer()
  stored.set('file 31', red)
  await database.pool.query(
    `insert into file (id, brand_id, name, storage_key, file_type, media_type, size)
     overriding system value values (31, ${brand}, 'a.png', 'file 31', 'DRIVE', 'image/png', ${red.length})`,
  )
  const layer = {
    ...({ id: 'i1', type: 'image', x: 0, y: 0, w: 400, h: 300 } as const),
    src: 'file:31' as const,
  }
  const { key } = await addDesign({ ...body, pages: [{ ...page, background: '#FFFFFF', layers: [layer] }] })
  await drawer.run()
  expect(distance(await colourOf(key, 240, 180), [0xd0, 0x10, 0x10])).toBeLessThan(12)
  await database.pool.query(
    `update file set deleted_at = now(), removed_at = now() - interval '2 minutes' where id = 31`,
  )
  await laterBy('70 minutes')
  await database.pool.query(`update file set removed_at = now() - interval '2 minutes' where id = 31`)
  await drawer.run()
  expect(distance(await colourOf(key, 240, 180), [0xff, 0xff, 0xff])).toBeLessThan(12)
})

test('what cannot be read is given up after three tries, and keeps no other from being drawn', async () => {
  const bad = await addDesign(body)
  await database.pool.query("update doc_update set data = '\\x01'")
  const good = await addDesign(body)
  for (let tries = 1; tries <= 4; tries++) {
    await drawer.run()
    await laterBy('2 minutes')
  }
  expect([stored.has(bad.key), stored.has(good.key)]).toEqual([false, true])
  const { rows } = await database.pool.query(
    'select tries, stored_at, drawn_seq > 0 as is_over from design_thumbnail where document = $1',
    [bad.document],
  )
  expect(rows).toEqual([{ tries: 0, stored_at: null, is_over: true }])
})

test('one in the trash is not drawn', async () => {
  const { key } = await addDesign(body)
  await database.pool.query('update brand_document set trashed_at = now()')
  await drawer.run()
  expect(stored.has(key)).toBe(false)
})

test('two nodes that look at the same moment draw each design once', async () => {
  const made = await Promise.all([addDesign(body), addDesign(body), addDesign(body)])
  const counts = new Map<string, number>()
  const counting = {
    ...storage,
    put: async (key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1),
  }
  const nodes = [1, 2].map(() => new DesignDrawer(database, counting, pino({ level: 'silent' })))
  await Promise.all(nodes.map((node) => node.run()))
  expect(made.map(({ key }) => counts.get(key))).toEqual([1, 1, 1])
})

test('a brand with many designs that are due lets another one be second', async () => {
  const many = [await addDesign(body), await addDesign(body), await addDesign(body), await addDesign(body)]
  const { key } = await addDesign(body, 2)
  await database.pool.query(
    "update doc_room set updated_at = now() - interval '8 seconds' where brand_id = 2",
  )
  await drawer.run()
  expect(stored.size).toBe(many.length + 2)
  expect([...stored.keys()].slice(1, 3)).toContain(key)
})

test('designs are listed once for many pictures, each is taken once, and a lost one keeps no other from being drawn', async () => {
  const designs = [await addDesign(body), await addDesign(body), await addDesign(body)]
  const listed = await listDueDesigns(database.kysely)
  expect(listed.map(({ document }) => document).sort()).toEqual(
    designs.map(({ document }) => document).sort(),
  )
  const [first] = listed
  if (!first) throw new Error('nothing is due')
  const take = () => takeDesign(database.kysely, first)
  expect([await take(), await take()]).toMatchObject([{ document: first.document, tries: 1 }, undefined])
  await drawer.run()
  const left = designs.filter(({ document }) => document !== first.document).map(({ key }) => key)
  expect([...stored.keys()].slice(1).sort()).toEqual(left.sort())
})

/** A design that was changed ten seconds ago. */
async function addDesign(made: Body, idBrand = brand): Promise<{ document: string; key: string }> {
  const document = `design/${randomUUID()}`
  const doc = new Y.Doc()
  writeBody(doc, made)
  const update = Y.encodeStateAsUpdate(doc)
  doc.destroy()
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into brand_document (brand_id, document, kind, owner_id, readers, writers)
     values (${idBrand}, $1, 'design', 7, 'BRAND_ROLE_MEMBER', 'BRAND_ROLE_MEMBER') returning id`,
    [document],
  )
  await database.pool.query(
    `with added as (insert into doc_update (brand_id, document, data, account_id) values (${idBrand}, $1, $2, 7) returning seq)
     insert into doc_room (brand_id, document, epoch, last_seq, updated_at)
     select ${idBrand}, $1, 'first', seq, now() - interval '10 seconds' from added`,
    [document, update],
  )
  return { document, key: `design/${idBrand}/${rows[0]?.id}.webp` }
}

/** A guide with a square of that colour in the logo maker, changed two minutes ago. */
async function addGuide(fill: string, svg = ''): Promise<void> {
  const { brandSymbol, ...others } = firstLogo('온기', '')
  const doc = new Y.Doc()
  guide.visual.logoMaker.write(doc, {
    ...others,
    brandSymbol: { ...brandSymbol, id: svg === '' ? 'square' : ownDrawing, fill, svg },
    layout: 'SYMBOL',
  })
  const update = Y.encodeStateAsUpdate(doc)
  doc.destroy()
  await database.pool.query(
    `with added as (insert into doc_update (brand_id, document, data, account_id) values (${brand}, 'guide', $1, 7) returning seq)
     insert into doc_room (brand_id, document, epoch, last_seq, updated_at)
     select ${brand}, 'guide', 'first', seq, now() - interval '2 minutes' from added`,
    [update],
  )
}

function withLogo(background: `#${string}`): Body {
  const layer = { id: 'l1', type: 'logo', x: 100, y: 50, w: 200, h: 200, src: '{logo.primary}' } as const
  return { ...body, pages: [{ ...page, background, layers: [layer] }] }
}

/** The colour of the picture that differs most from another one. */
async function farthestFrom(key: string, ground: readonly number[]): Promise<number[]> {
  const { data } = await sharp(stored.get(key)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: data.length / 3 }, (_, at) => [...data.subarray(at * 3, at * 3 + 3)])
  return pixels.reduce((far, one) => (distance(one, ground) > distance(far, ground) ? one : far))
}

/** As far as the compression of the picture lets it be told. */
function near(value: number): ReturnType<typeof expect.closeTo> {
  return expect.closeTo(value, -1.6)
}

async function set(document: string, change: string): Promise<void> {
  await database.pool.query(`update doc_room set ${change} where document = $1`, [document])
}

/** Lets the pictures have been tried and stored so much earlier. */
async function laterBy(time: string): Promise<void> {
  await database.pool.query(
    `update design_thumbnail set tried_at = tried_at - $1::interval, stored_at = stored_at - $1::interval,
       dressed_at = dressed_at - $1::interval`,
    [time],
  )
}

async function colourOf(key: string, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(stored.get(key))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 3)]
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))))
}
