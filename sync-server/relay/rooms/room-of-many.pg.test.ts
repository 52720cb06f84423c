import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { documentName } from '#model/document-kinds/names.ts'
import { documentTraits } from '#model/document-kinds/traits.ts'
import { design } from '#model/documents/design.ts'
import { LocalHub } from '#server/bus/local-bus.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { mostBytesOf } from '../room/room-weight.ts'
import { hasPlaceFor } from '../sockets/room-people.ts'
import { readStored, startRelay } from '../testing/test-relay.ts'

const { title } = design.design
let database: Database
let nextBrand = 1
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function makeDesign(idBrand: number) {
  const document = documentName('design', randomUUID())
  await database.pool.query(
    `insert into brand_document (brand_id, document, kind, title, owner_id, readers, writers)
     values ($1, $2, 'design', '이름 없음', 7, 'BRAND_ROLE_MEMBER', 'BRAND_ROLE_MEMBER')`,
    [idBrand, document],
  )
  return document
}

async function titleOf(idBrand: number, document: string): Promise<string> {
  const { rows } = await database.pool.query<{ title: string }>(
    'select title from brand_document where brand_id = $1 and document = $2',
    [idBrand, document],
  )
  return rows[0]?.title ?? ''
}

test('[R127] the row of a document has its title with the commit that changes it', async () => {
  const idBrand = nextBrand++
  const [document, other] = [await makeDesign(idBrand), await makeDesign(idBrand)]
  await using relay = await startRelay(database)
  const socket = await relay.connect('7-member', { idBrand, document })
  socket.change((doc) => title.write(doc, '봄 포스터'))
  await socket.stored()
  expect(await titleOf(idBrand, document)).toBe('봄 포스터')
  socket.change((doc) => title.write(doc, '여름\0 포스터'))
  await socket.stored()
  expect(await titleOf(idBrand, document)).toBe('여름 포스터')
  // One without a title of its own keeps that of its row.
  socket.change((doc) => title.write(doc, null))
  await socket.stored()
  expect(await titleOf(idBrand, document)).toBe('여름 포스터')
  expect(await titleOf(idBrand, other)).toBe('이름 없음')
  expect(title.read(await readStored(database, idBrand, document))).toBeNull()
})

test('[R127] the row of a document has its form, size and tags, as far as they have the right form', async () => {
  const idBrand = nextBrand++
  const document = await makeDesign(idBrand)
  await using relay = await startRelay(database)
  const socket = await relay.connect('7-member', { idBrand, document })
  const { form, size, tags, unit } = design.design
  socket.change((doc) => {
    form.write(doc, 'business-card')
    unit.write(doc, 'mm')
    size.write(doc, [90, 50])
    for (const tag of ['봄', '명함', '봄', '할인\0']) tags.add(doc, { tag })
  })
  await socket.stored()
  const facts = async () => {
    const { rows } = await database.pool.query(
      'select form, width, height, size_unit, tags, title from brand_document where brand_id = $1 and document = $2',
      [idBrand, document],
    )
    return rows[0]
  }
  const card = { form: 'business-card', width: 90, height: 50, size_unit: 'mm', title: '이름 없음' }
  expect(await facts()).toEqual({ ...card, tags: ['봄', '명함', '할인'] })
  socket.change((doc) => {
    doc.getMap(form.part).set(form.name, { hostile: true })
    doc.getMap(unit.part).set(unit.name, 'parsec')
    for (let at = 0; at < 300; at++) tags.add(doc, { tag: `${at}` })
  })
  await socket.stored()
  expect(await facts()).toEqual({ ...card, form: 'custom', size_unit: 'px', tags: [] })
})

test('[R127] the title of a document of another brand is untouched, whatever its name', async () => {
  const [idBrand, theirs] = [nextBrand++, nextBrand++]
  const document = await makeDesign(theirs)
  await using relay = await startRelay(database)
  const socket = await relay.connect('7-member', { idBrand, document })
  socket.change((doc) => title.write(doc, '봄 포스터'))
  await socket.stored()
  expect(await titleOf(theirs, document)).toBe('이름 없음')
})

test('[R127] a title that came back after another node had changed it is in the row', async () => {
  const room = { idBrand: nextBrand, document: await makeDesign(nextBrand++) }
  const hub = new LocalHub()
  await using a = await startRelay(database, { bus: hub.join() })
  await using b = await startRelay(database, { bus: hub.join() })
  const [ada, bora] = [await a.connect('7-member', room), await b.connect('8-member', room)]
  for (const socket of [ada, bora]) await socket.handled()
  bora.change((doc) => title.write(doc, '봄'))
  await bora.stored()
  Y.applyUpdate(ada.doc, (await ada.next('update')).bytes)
  ada.change((doc) => title.write(doc, '여름'))
  await ada.stored()
  Y.applyUpdate(bora.doc, (await bora.next('update')).bytes)
  bora.change((doc) => title.write(doc, '봄'))
  await bora.stored()
  expect(await titleOf(room.idBrand, room.document)).toBe('봄')
})

test('[R127] a title stands in the row though a node that did not know it stored something after it', async () => {
  const room = { idBrand: nextBrand, document: await makeDesign(nextBrand++) }
  const hub = new LocalHub()
  const bus = hub.join()
  const { promise: mayPublish, resolve: publish } = Promise.withResolvers<void>()
  const late: typeof bus = {
    node: bus.node,
    isAlone: false,
    isConnected: true,
    publish: (channel, message) => void mayPublish.then(() => bus.publish(channel, message)),
    subscribe: (channel, listener) => bus.subscribe(channel, listener),
    onGone: (listener) => bus.onGone(listener),
    onGap: (listener) => bus.onGap(listener),
    close: () => bus.close(),
  }
  await using a = await startRelay(database, { bus: late })
  const ada = await a.connect('7-member', room)
  ada.change((doc) => title.write(doc, '봄'))
  await ada.stored()
  await using b = await startRelay(database, { bus: hub.join() })
  const bora = await b.connect('8-member', room)
  await bora.handled()
  ada.change((doc) => title.write(doc, '여름'))
  await ada.stored()
  bora.change((doc) => design.design.form.write(doc, 'business-card'))
  await bora.stored()
  expect(await titleOf(room.idBrand, room.document)).toBe('봄')
  publish()
  await vi.waitFor(async () => expect(await titleOf(room.idBrand, room.document)).toBe('여름'))
})

test('[R9] a withdrawal of one room closes its sockets and no others of the brand', async () => {
  const idBrand = nextBrand++
  const [document, other] = [await makeDesign(idBrand), await makeDesign(idBrand)]
  await using relay = await startRelay(database)
  const connect = (name: string) => relay.connect('7-member', { idBrand, document: name })
  const [closing, staying, guide] = [await connect(document), await connect(other), await connect('guide')]
  for (const socket of [closing, staying, guide]) await socket.handled()
  expect(relay.relay.disconnect({ idBrand, document, code: 4404, reason: 'trashed' })).toBe(1)
  expect(await closing.closed()).toBe(4404)
  for (const socket of [staying, guide]) await socket.handled()
})

test('[R128] a kind may take fewer bytes than any document, and a number of people', () => {
  const { bytes, people } = documentTraits.design
  const document = documentName('design', randomUUID())
  expect(mostBytesOf(document, { documentBytes: 32 * 1024 * 1024 })).toBe(bytes)
  expect(mostBytesOf(document, { documentBytes: 1_000 })).toBe(1_000)
  expect(mostBytesOf('guide', { documentBytes: 32 * 1024 * 1024 })).toBe(32 * 1024 * 1024)
  const full = Array.from({ length: people }, (_, id) => ({ person: { id, name: '' } }))
  expect(hasPlaceFor(people, document, full)).toBe(false)
  expect(hasPlaceFor(0, document, full)).toBe(true)
  expect(hasPlaceFor(people, document, full.slice(1))).toBe(true)
  expect(hasPlaceFor(people, 'guide', full)).toBe(true)
})
