import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { addPage } from '#scene/edit/pages.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { openSession } from '#server/http/tokens.ts'
import { readStored } from '#server/relay/testing/test-relay.ts'
import { type KillableServer, openKillableServer } from '../support/killable-server.ts'
import { below, createRandom, seed } from '../support/random.ts'
import { amountOf } from '../support/size.ts'

/* The server's process is killed while two people type in one text of a design and move it, on open documents of the app. */

const kills = amountOf('KILLS', { fast: 2, full: 4 })
const random = createRandom(seed)
const { layers, title } = design.design
const key = 'typed'
let database: Database
let server: KillableServer

beforeAll(async () => {
  database = await createTestDatabase()
  server = await openKillableServer(database.url)
}, 60_000)

afterAll(async () => {
  await server.remove()
  await database.close()
})

/** One person in the design, whose changes are counted as the device counts them. */
class Writer {
  readonly open: OpenDocument
  readonly letter: string
  /** The numbers of the changes that were letters. */
  readonly letters: number[] = []
  changes = 0

  constructor(open: OpenDocument, letter: string) {
    this.open = open
    this.letter = letter
  }

  act(): void {
    this.changes += 1
    const isLetter = random() < 0.7
    if (isLetter) this.letters.push(this.changes)
    this.open.edit((doc) => {
      if (!isLetter) return layers.properties.frame.at(key).write(doc, [below(random, 200), 20, 100, 40])
      const text = layers.properties.text.letters(key).shared(doc)
      if (!text) throw new Error('the text is not there')
      text.insert(below(random, text.length + 1), this.letter)
    })
  }

  /** How many of the letters the server has acknowledged. */
  acknowledged(): number {
    const taken = this.changes - this.open.sync.get().pending
    return this.letters.filter((change) => change <= taken).length
  }

  countIn(doc: Y.Doc): number {
    return (layers.properties.text.letters(key).read(doc) ?? '').split(this.letter).length - 1
  }
}

async function team() {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into account (email, full_name) values ('a@ongi.example', '한결'), ('b@ongi.example', '지우') returning id`,
  )
  const { rows: brands } = await database.pool.query<{ id: number }>(
    `insert into brand (name) values ('온기') returning id`,
  )
  const idBrand = brands[0]?.id ?? 0
  const people = rows.map(({ id }, at) => ({ id, role: at === 0 ? 'BRAND_ROLE_OWNER' : 'BRAND_ROLE_MEMBER' }))
  for (const { id, role } of people)
    await database.pool.query(
      'insert into brand_member (brand_id, account_id, role, joined_at) values ($1, $2, $3, now())',
      [idBrand, id, role],
    )
  const document = documentName('design', randomUUID())
  await database.pool.query(
    `insert into brand_document (brand_id, document, kind, title, owner_id, readers, writers)
     values ($1, $2, 'design', '', $3, 'BRAND_ROLE_MEMBER', 'BRAND_ROLE_MEMBER')`,
    [idBrand, document, people[0]?.id],
  )
  return { idBrand, document, people }
}

test(`[R41] [R127] the server is killed while two people type in a design: nothing acknowledged is lost, each letter is there once (seed ${seed})`, {
  // The relay's random tests hold it for documents of one name, and `npm test` a journey in the workbook.
  tags: ['all'],
  timeout: 120_000,
}, async () => {
  const { idBrand, document, people } = await team()
  const stored = () => readStored(database, idBrand, document)
  const writers: Writer[] = []
  for (const [at, { id: account }] of people.entries()) {
    const token = await openSession(database.kysely, account, 'a test')
    const url = `ws://127.0.0.1:${server.port}/sync`
    const address = { url, room: `${idBrand}/${document}`, account, getToken: () => token }
    const open = openDocument({ account, brand: idBrand, name: document, address, answersMs: 1 })
    writers.push(new Writer(open, at === 0 ? '가' : '나'))
    await synced(open)
    if (at === 0)
      open.edit((doc) => {
        layers.add(doc, { type: 'text', text: '글' }, { parent: addPage(doc), key })
        title.write(doc, '가을 찻상')
      })
    await expect.poll(() => layers.has(open.doc, key), wait).toBe(true)
    await synced(open)
  }
  let proven = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const before = writers.map((writer) => writer.acknowledged())
    const isProof = () => writers.every((writer, at) => writer.acknowledged() > (before[at] ?? 0))
    for (let acts = 20 + below(random, 40); acts > 0 || !isProof(); acts -= 1) {
      for (const writer of writers) writer.act()
      await pause(below(random, 6))
    }
    const killed = server.kill()
    const acknowledged = writers.map((writer) => writer.acknowledged())
    await killed
    const doc = await stored()
    for (const [at, writer] of writers.entries()) {
      expect(writer.countIn(doc)).toBeGreaterThanOrEqual(acknowledged[at] ?? 0)
      proven += acknowledged[at] ?? 0
    }
    for (const writer of writers) writer.act()
    await server.start()
    for (const { open } of writers) {
      open.retryNow()
      await synced(open)
    }
  }
  expect(proven).toBeGreaterThan(kills)
  await expect
    .poll(() => new Set(writers.map(({ open }) => JSON.stringify(bodyOf(open.doc)))).size, wait)
    .toBe(1)
  const doc = await stored()
  expect(bodyOf(doc)).toEqual(bodyOf(writers[0]?.open.doc ?? doc))
  for (const writer of writers) expect(writer.countIn(doc)).toBe(writer.letters.length)
  const { rows } = await database.pool.query('select title from brand_document where document = $1', [
    document,
  ])
  expect(rows).toEqual([{ title: '가을 찻상' }])
  await Promise.all(writers.map(({ open }) => open.close()))
})

const wait = { timeout: 30_000, interval: 10 }
const synced = (open: OpenDocument) =>
  expect.poll(() => open.sync.get(), wait).toMatchObject({ kind: 'synced', pending: 0 })
