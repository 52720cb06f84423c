import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createDocument, trashDocument } from '#contract/document.ts'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { closeDocument, documentAt, retainDocument } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { retryRow, sendWaiting } from '#engine/queue/outbox.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { accountStore } from '#engine/store/account-store.ts'
import type { Watched } from '#engine/watch/watched.ts'
import { sendMadeDocuments } from '#kits/account/send-made.ts'
import { renameDesign } from '#kits/design/changes/design-actions.ts'
import { trashDesignCommand } from '#kits/design/commands/designs.ts'
import { createDesign } from '#kits/design/document/create-design.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import type { Body } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { socketAuthorizer } from '#server/http/socket-access.ts'
import { readStored, startRelay, type TestRelay } from '#server/relay/testing/test-relay.ts'
import { browserFetch } from '../drive/upload-device.ts'

let api: TestApi
let relay: TestRelay
let owner: Awaited<ReturnType<TestApi['owner']>>
let isOffline = true
let stop = () => {}

const body: Body = {
  v: 1,
  name: '차림표',
  form: 'a4-portrait',
  unit: 'mm',
  width: 210,
  height: 297,
  tags: ['메뉴판'],
  pages: [
    {
      id: 'page1',
      background: '{color.paper}',
      layers: [
        {
          id: 't1',
          type: 'text',
          text: '국밥 9,000',
          x: 10,
          y: 10,
          w: 300,
          h: 40,
          font: ['{font.korMain}'],
          size: 24,
          lineHeight: 1.4,
          spacing: 0,
          fill: '{color.ink}',
        },
      ],
    },
  ],
}

beforeAll(async () => {
  api = await openTestApi()
  relay = await startRelay(api.database, { authorize: socketAuthorizer(api.database.kysely) })
  Object.assign(globalThis, { location: new URL(`http://127.0.0.1:${relay.port}/`) })
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' })
  const send = browserFetch(() => url)
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) =>
    isOffline ? Promise.reject(new TypeError('offline')) : send(...given),
  )
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await relay[Symbol.asyncDispose]()
  await api.close()
})

beforeEach(async () => {
  isOffline = true
  owner = await api.owner()
  startSession({ idAccount: owner.id, email: owner.email, fullName: '이지우', image: null }, owner.token)
  openBrand(owner.idBrand)
  const brand = { name: '온기', url: null, brandRole: 'BRAND_ROLE_OWNER', plan: 'FREE', restricted: false }
  await accountStore(owner.id).brands.put({ ...brand, id: owner.idBrand, openedAt: null })
  stop = sendMadeDocuments(owner.id)
})

afterEach(async () => {
  stop()
  // What is still being sent has a socket, which the relay would wait for when it closes.
  await vi.waitFor(() => expect(openDocuments.get()).toEqual([]))
  await accountStore(owner.id).delete()
  endSession()
  openBrand(null)
})

/** Ends the pause of a failed try, as the event of a browser does. */
async function goOnline(): Promise<void> {
  isOffline = false
  await accountStore(owner.id).outbox.toCollection().modify({ notBefore: 0 })
  await sendWaiting()
}

function until<Value>(watched: Watched<Value>, isSo: (value: Value) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo(watched.get())) return
      leave()
      resolve()
    }
    const leave = watched.subscribe(look)
    look()
  })
}

async function rowOf(document: string) {
  const { rows } = await api.database.pool.query<{ title: string; trashed_at: Date | null }>(
    'select title, trashed_at from brand_document where brand_id = $1 and document = $2',
    [owner.idBrand, document],
  )
  return rows[0]
}

async function open(document: `design/${string}`): Promise<OpenDocument> {
  const opened = documentAt({ account: owner.id, brand: owner.idBrand, name: document })
  retainDocument(opened)
  await until(opened.phase, (phase) => phase === 'ready')
  return opened
}

const waiting = () => accountStore(owner.id).outbox.toArray()

test('[D84] a design that is made and written without a network is at the server once there is one', async () => {
  const id = await createDesign(owner.idBrand, body, { name: '봄 차림표' })
  const document = documentName('design', id)
  expect(await waiting()).toMatchObject([{ name: createDocument.name, state: 'waiting' }])
  const opened = await open(document)
  expect(bodyOf(opened.doc)).toEqual({ ...body, name: '봄 차림표' })
  await until(opened.sync, ({ reason }) => reason === 'unmade')
  opened.edit((doc) => {
    design.design.title.write(doc, '여름 차림표')
    design.design.layers.properties.text.letters('t1').write(doc, '냉면 11,000')
  })
  await opened.flush()
  expect(opened.sync.get().pending).toBeGreaterThan(0)
  expect(await rowOf(document)).toBeUndefined()

  await goOnline()
  await until(opened.sync, ({ kind, pending }) => kind === 'synced' && pending === 0)
  expect(await waiting()).toEqual([])
  expect(await rowOf(document)).toMatchObject({ title: '여름 차림표', trashed_at: null })
  const stored = bodyOf(await readStored(api.database, owner.idBrand, document))
  expect(stored).toMatchObject({ name: '여름 차림표', pages: [{ layers: [{ text: '냉면 11,000' }] }] })
  await closeDocument(opened)
})

test('[D84] a design that no screen has open is sent as well once the server has its row', async () => {
  const id = await createDesign(owner.idBrand, body, {
    name: '봄 차림표',
    template: { idTemplate: 11 },
  })
  const document = documentName('design', id)
  await goOnline()
  await vi.waitFor(async () => {
    const stored = await readStored(api.database, owner.idBrand, document)
    expect(bodyOf(stored)).toEqual({ ...body, name: '봄 차림표' })
    expect(design.design.template.read(stored)).toEqual({ idTemplate: 11 })
  })
  expect(await rowOf(document)).toMatchObject({ title: '봄 차림표' })
})

test('[D95] a design that the server refuses to make says so, keeps its words, and is sent once it is made after all', async () => {
  const id = await createDesign(owner.idBrand, body, { name: '봄 차림표' })
  const document = documentName('design', id)
  const opened = await open(document)
  // The id is taken, by a row whose document is in the trash.
  await api.database.pool.query(
    `insert into brand_document (brand_id, document, kind, title, owner_id, readers, writers, trashed_at)
     values ($1, $2, 'design', '', $3, 'BRAND_ROLE_MEMBER', 'BRAND_ROLE_MEMBER', now())`,
    [owner.idBrand, document, owner.id],
  )
  await goOnline()
  expect(await waiting()).toMatchObject([{ name: createDocument.name, state: 'failed' }])
  await until(opened.sync, ({ kind, reason }) => kind === 'failed' && reason === 'notMade')
  opened.edit((doc) => design.design.title.write(doc, '여름 차림표'))
  expect(bodyOf(opened.doc)).toEqual({ ...body, name: '여름 차림표' })

  await api.database.pool.query('delete from brand_document where document = $1', [document])
  const [refused] = await waiting()
  await retryRow(refused?.n ?? 0)
  await until(opened.sync, ({ kind, pending }) => kind === 'synced' && pending === 0)
  expect(await rowOf(document)).toMatchObject({ title: '여름 차림표' })
  await closeDocument(opened)
})

test('[D95] a design that was deleted before anything of it was sent does not wait, and keeps its words', async () => {
  const id = await createDesign(owner.idBrand, body, { name: '봄 차림표' })
  const document = documentName('design', id)
  // Its command was carried out, and the row was purged since.
  await accountStore(owner.id).outbox.clear()
  isOffline = false
  const opened = await open(document)
  await until(opened.sync, ({ kind, reason }) => kind === 'failed' && reason === 'notFound')
  expect(bodyOf(opened.doc)).toEqual({ ...body, name: '봄 차림표' })
  const again = await createDesign(owner.idBrand, bodyOf(opened.doc), { name: '봄 차림표' })
  await vi.waitFor(async () => {
    const stored = await readStored(api.database, owner.idBrand, documentName('design', again))
    expect(bodyOf(stored)).toEqual({ ...body, name: '봄 차림표' })
  })
  await closeDocument(opened)
})

test('[Q2] a design that is made and thrown away without a network is made first', async () => {
  const id = await createDesign(owner.idBrand, body, { name: '봄 차림표' })
  const document = documentName('design', id)
  await queueCommand(trashDesignCommand, { params: { document } }, owner.idBrand)
  expect((await waiting()).map(({ name }) => name)).toEqual([createDocument.name, trashDocument.name])
  await goOnline()
  expect(await waiting()).toEqual([])
  expect((await rowOf(document))?.trashed_at).toBeInstanceOf(Date)
})

test.each(['the library', 'the editor'] as const)(
  '[R127] a design that is renamed in the library and in the editor at once has one name for all, also where %s was away',
  async (away) => {
    const id = await createDesign(owner.idBrand, body, { name: '봄 차림표' })
    const document = documentName('design', id)
    await goOnline()
    const library = await open(document)
    await until(library.sync, ({ kind, pending }) => kind === 'synced' && pending === 0)
    const { id: account, token } = await api.person()
    await api.join(owner.idBrand, account, 'BRAND_ROLE_MEMBER')
    const room = `${owner.idBrand}/${document}`
    const address = { url: relay.url, room, account, getToken: () => token }
    const editor = openDocument({ account, brand: owner.idBrand, name: document, address, answersMs: 1 })
    await until(editor.sync, ({ kind }) => kind === 'synced')

    const both = [library, editor] as const
    const one = away === 'the library' ? library : editor
    one.goOffline()
    editor.edit((doc) => design.design.title.write(doc, '편집기에서 지은 이름'))
    await renameDesign(owner.idBrand, document, '보관함에서 지은 이름')
    one.retryNow()
    const titles = () => both.map(({ doc }) => design.design.title.read(doc))
    await vi.waitFor(() => {
      for (const { sync } of both) expect(sync.get()).toMatchObject({ kind: 'synced', pending: 0 })
      expect(new Set(titles()).size).toBe(1)
    })
    const [title] = titles()
    expect(title).toMatch(/지은 이름$/)
    await vi.waitFor(async () => expect(await rowOf(document)).toMatchObject({ title }))
    await Promise.all([closeDocument(library), editor.close()])
  },
)
