import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { headers as names } from '#contract/errors.ts'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { closeDocument } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { readWholeDocument, storeWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { inStores, openDatabase } from '#engine/documents/storage/document-database.ts'
import { databaseNameOf } from '#engine/documents/storage/document-name.ts'
import { keepBrandFact, readBrandFact } from '#engine/identity/brand-facts.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { currentBrand, currentSession, endSession, openBrand } from '#engine/identity/session.ts'
import { accountStore, allowAccountStore } from '#engine/store/account-store.ts'
import { deviceStore, listLeaving, noteLeaving, rememberedAccount } from '#engine/store/device-store.ts'
import { beginBrand } from '#features/quests/begin-brand.ts'
import { leaveDevice } from '#kits/account/leave-device.ts'
import { completeSignIn, resumeSignIn } from '#kits/account/sign-in.ts'
import { colourRoles } from '#model/colour/roles.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { guide } from '#model/documents/guide.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import { beginQuest, readQuest } from '../quest-record.ts'
import { beginLocalBrand, cleanUpAdopted, listLocalBrands, removeLocalBrand } from './local-brands.ts'

const ji = {
  id: 7,
  accessToken: 'token-of-ji',
  email: 'ji@ongi.example',
  fullName: '이지우',
  image: null,
  locale: null,
}
const session = { idAccount: ji.id, email: ji.email, fullName: ji.fullName, image: null }

/** A server with these calls, which remembers idempotency keys. */
let brands: { id: number; name: string }[]
let answered: Map<string, { name: string; id: number }>
let isDown: boolean
/** Makes no second brand without a plan. */
let needsPlan: boolean
/** What the outbox sent. */
let changed: { brand: string | null; path: string; body: unknown }[]

/** Documents that the server was asked to make. */
let made: { brand: string | null; body: unknown }[]
let refusesDocuments: boolean

beforeEach(() => {
  brands = []
  made = []
  refusesDocuments = false
  answered = new Map()
  isDown = false
  needsPlan = false
  changed = []
  vi.stubGlobal('fetch', answer)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(async () => {
  for (const open of openDocuments.get()) await closeDocument(open)
  endSession()
  openBrand(null)
  await deviceStore.localBrands.clear()
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith('saegim-doc-')) indexedDB.deleteDatabase(name)
  }
  allowAccountStore(ji.id)
  await accountStore(ji.id).brands.clear()
  vi.restoreAllMocks()
})

describe('a brand begun without an account', () => {
  it('is listed and holds its name', async () => {
    const ref = await beginLocalBrand('  온기 ')
    expect((await listLocalBrands()).map(({ name }) => name)).toEqual(['온기'])
    expect(await read(null, ref, (doc) => guide.info.name.read(doc))).toBe('온기')
  })

  it('is adopted by the account at signing in, with all of its text', async () => {
    const ref = await beginLocalBrand('온기')
    openBrand(ref)
    await write(null, ref, '혼자서도 잘 차려 먹고 싶은 사람')
    keepBrandFact(ref, 'tutorial', 'done')
    beginQuest(ref)

    const opened = await completeSignIn(ji)

    expect(brands).toEqual([{ id: 1, name: '온기' }])
    expect(opened).toBe(1)
    expect(currentBrand()).toBe(1)
    expect(currentSession()).toEqual(session)
    expect(await rememberedAccount()).toBe(ji.id)
    expect(await listLocalBrands()).toEqual([])
    expect(await read(ji.id, 1, (doc) => guide.core.target.read(doc))).toBe('혼자서도 잘 차려 먹고 싶은 사람')
    expect(await read(ji.id, 1, (doc) => guide.info.name.read(doc))).toBe('온기')
    expect(readBrandFact(1, 'tutorial')).toBe('done')
    expect(readQuest(1)?.isOver).toBe(true)
    expect((await accountStore(ji.id).brands.toArray()).map(({ id }) => id)).toEqual([1])
  })

  it('queues its own decisions for REST, and no approvals of other accounts', async () => {
    const ref = await beginLocalBrand('온기')
    const font = { idFontFamily: 2, idFontFace: 2400, weightValue: 400 }
    const decision = { state: 'APPROVED', name: '', at: '2026-11-20T01:02:03Z' } as const
    const { visual, approval } = guide
    await withDocument(null, ref, (doc) => {
      for (const role of colourRoles) visual[role].write(doc, '#B4583A')
      for (const role of ['korMain', 'korSub', 'engMain', 'engSub'] as const) visual[role].write(doc, font)
      visual.colorFinalised.write(doc, true)
      visual.typographyFinalised.write(doc, true)
      approval.brandCorePurpose.write(doc, { ...decision, by: 0 })
      approval.brandCoreStory.write(doc, { ...decision, by: 99 })
    })
    await completeSignIn(ji)
    await vi.waitFor(() => expect(changed).toHaveLength(3))
    const colours = Object.fromEntries(colourRoles.map((role) => [role, '#B4583A']))
    const fonts = { korMain: font, korSub: font, engMain: font, engSub: font }
    expect(changed).toEqual([
      { brand: '1', path: 'visual/color', body: { finalised: true, seen: colours } },
      { brand: '1', path: 'visual/typography', body: { finalised: true, seen: fonts } },
      {
        brand: '1',
        path: 'approval',
        body: { section: 'brandCorePurpose', state: 'APPROVED', words: expect.stringMatching(/^[0-9a-z]+$/) },
      },
    ])
  })

  it('[D83] is adopted with its designs, each of which the server is asked to make first, and once more after a failure', async () => {
    const ref = await beginLocalBrand('온기')
    const name = documentName('design', freshKey())
    const doc = new Y.Doc()
    design.design.title.write(doc, '봄 포스터')
    const local = { account: null, brand: ref, name }
    await storeWholeDocument(local, Y.encodeStateAsUpdate(doc), 'test')
    refusesDocuments = true
    await completeSignIn(ji)
    expect(made).toEqual([])
    expect((await listLocalBrands()).map(({ ref: one }) => one)).toEqual([ref])
    refusesDocuments = false
    await completeSignIn(ji)
    expect(made).toEqual([{ brand: '1', body: { document: name } }])
    const adopted = await readWholeDocument({ account: ji.id, brand: 1, name })
    Y.applyUpdate(doc, adopted ?? new Uint8Array([0, 0]))
    expect(Y.encodeStateAsUpdate(doc)).toEqual(adopted)
    await removeLocalBrand(ref)
    expect(await readWholeDocument(local)).toBeNull()
  })

  it('stays here with all of its text while it needs a plan, says so, and is adopted afterwards', async () => {
    needsPlan = true
    await beginLocalBrand('온기')
    const second = await beginLocalBrand('빵')
    await write(null, second, '동네에 사는 사람')
    await completeSignIn(ji)
    expect(brands).toEqual([{ id: 1, name: '온기' }])
    expect(await listLocalBrands()).toMatchObject([{ ref: second, needsPlan: true }])
    expect(await beginBrand('차', 'local-third')).toMatchObject({ ok: false, code: 'FORBIDDEN_PLAN' })

    isDown = true
    await resumeSignIn()
    expect(await listLocalBrands()).toMatchObject([{ ref: second, needsPlan: true }])
    isDown = false

    await write(null, second, '동네에 사는 사람과 그 친구')
    needsPlan = false
    await resumeSignIn()
    expect(await listLocalBrands()).toEqual([])
    expect(await read(ji.id, 2, (doc) => guide.core.target.read(doc))).toBe('동네에 사는 사람과 그 친구')
  })

  it('queues no decisions where it has none', async () => {
    const ref = await beginLocalBrand('온기')
    await withDocument(null, ref, (doc) => guide.visual.colorFinalised.write(doc, true))
    await completeSignIn(ji)
    expect(await accountStore(ji.id).outbox.count()).toBe(0)
    expect(changed).toEqual([])
  })

  it('stays open and local while the server cannot be reached, and moves at a later start', async () => {
    const ref = await beginLocalBrand('온기')
    openBrand(ref)
    isDown = true
    expect(await completeSignIn(ji)).toBe(ref)
    expect(currentSession()).toEqual(session)
    expect(await listLocalBrands()).toHaveLength(1)

    isDown = false
    await resumeSignIn()
    expect(currentBrand()).toBe(1)
    expect(await listLocalBrands()).toEqual([])
  })

  it('is created once, whenever the page is closed', async () => {
    const ref = await beginLocalBrand('온기')
    await write(null, ref, '할머니')
    openBrand(ref)
    const table = deviceStore.localBrands
    const update = table.update.bind(table)
    // Ends after the server's answer and the copy, before the row is marked.
    const dying = vi.spyOn(table, 'update').mockImplementation((key, changes) => {
      if ('adoptedAs' in changes) throw new Error('the page is gone')
      return update(key, changes)
    })
    expect(await completeSignIn(ji)).toBe(ref)
    dying.mockRestore()

    // Renamed meanwhile: the key still goes with the body it went with.
    await withDocument(null, ref, (doc) => guide.info.name.write(doc, '온기 그릇'))
    await resumeSignIn()
    expect(brands).toHaveLength(1)
    expect(currentBrand()).toBe(1)
    expect(await read(ji.id, 1, (doc) => guide.core.target.read(doc))).toBe('할머니')
    expect(await read(ji.id, 1, (doc) => guide.info.name.read(doc))).toBe('온기 그릇')
  })

  it('is removed from this device only after the server has everything, also late edits of another tab', async () => {
    const ref = await beginLocalBrand('온기')
    await write(null, ref, '할머니')
    await completeSignIn(ji)
    await write(null, ref, '할머니와 나')

    await markOld(ref)
    await cleanUpAdopted(session)
    expect(await read(ji.id, 1, (doc) => guide.core.target.read(doc))).toBe('할머니와 나')

    await markOld(ref)
    await cleanUpAdopted(session)
    expect(await deviceStore.localBrands.count()).toBe(1)

    await confirmAll(1)
    await cleanUpAdopted(session)
    expect(await deviceStore.localBrands.count()).toBe(0)
    expect((await databaseNames()).filter((name) => name.includes(ref))).toEqual([])
    expect(await read(ji.id, 1, (doc) => guide.core.target.read(doc))).toBe('할머니와 나')
  })

  it('is not shown the open brand of the account before when another one signs in', async () => {
    brands = [{ id: 3, name: '물참' }]
    await completeSignIn(ji)
    expect(currentBrand()).toBe(3)
    brands = []
    expect(await completeSignIn({ ...ji, id: 8, email: 'seo@ongi.example' })).toBeNull()
  })
})

describe('a brand begun while signed in', () => {
  it('is made at the server, or waits on the device under the same key', async () => {
    await completeSignIn(ji)
    expect(await beginBrand('온기', 'local-a')).toEqual({ ok: true, brand: 1 })
    expect(await listLocalBrands()).toEqual([])

    // The server made it, but its answer never came.
    const reached = vi.fn(answer)
    vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
      await reached(url, request)
      throw new TypeError('fetch failed')
    })
    expect(await beginBrand(' 물참', 'local-b')).toEqual({ ok: true, brand: 'local-b' })
    vi.stubGlobal('fetch', answer)
    openBrand('local-b')
    await resumeSignIn()
    expect(brands).toEqual([
      { id: 1, name: '온기' },
      { id: 2, name: '물참' },
    ])
    expect(currentBrand()).toBe(2)
  })
})

describe('leaving the device', () => {
  it('removes everything of the account and keeps local brands', async () => {
    const adopted = await beginLocalBrand('온기')
    await completeSignIn(ji)
    const ref = await beginLocalBrand('물참')
    expect((await databaseNames()).some((name) => name.startsWith('saegim-doc-7-'))).toBe(true)

    await leaveDevice()

    expect(currentSession()).toBeNull()
    expect(await rememberedAccount()).toBeNull()
    const names = await databaseNames()
    expect(names.filter((name) => name.startsWith('saegim-doc-7-') || name === 'saegim-account-7')).toEqual(
      [],
    )
    expect(names.filter((name) => name.includes(adopted))).toEqual([])
    expect((await listLocalBrands()).map((brand) => brand.ref)).toEqual([ref])
    expect(await read(null, ref, (doc) => guide.info.name.read(doc))).toBe('물참')
  })

  it('is finished at the next start where it was interrupted', async () => {
    const ref = await beginLocalBrand('온기')
    openBrand(ref)
    await completeSignIn(ji)
    await noteLeaving(ji.id)
    endSession()
    await resumeSignIn()
    expect(await listLeaving()).toEqual([])
    expect((await databaseNames()).filter((name) => /-7\b/.test(name))).toEqual([])

    await completeSignIn(ji)
    await noteLeaving(ji.id)
    await resumeSignIn()
    expect(await listLeaving()).toEqual([])
    expect((await accountStore(ji.id).brands.toArray()).map(({ id }) => id)).toEqual([1])
  })

  it('does not wait for a server that does not answer', async () => {
    await completeSignIn(ji)
    isDown = true
    await leaveDevice()
    expect(currentSession()).toBeNull()
  })
})

async function answer(url: string, request: RequestInit = {}): Promise<Response> {
  if (isDown) throw new TypeError('fetch failed')
  const headers = new Headers(request.headers)
  if (url === '/api/v1/brand/list') {
    const listed = brands.map((brand) => ({ ...brand, url: null, brandRole: 'BRAND_ROLE_OWNER' }))
    return Response.json({ _embedded: { brands: listed }, page: { number: 0, size: 20, totalPages: 1 } })
  }
  if (url === '/api/v1/brand' && request.method === 'POST') {
    const key = headers.get('idempotency-key') ?? ''
    const { name } = JSON.parse(String(request.body)) as { name: string }
    const known = answered.get(key)
    if (known && known.name !== name) return Response.json({ code: 'IDEMPOTENCY_CONFLICT' }, { status: 409 })
    if (known) return Response.json(known)
    if (needsPlan && brands.length > 0) return Response.json({ code: 'FORBIDDEN_PLAN' }, { status: 403 })
    const made = { id: brands.length + 1, name }
    brands.push(made)
    answered.set(key, made)
    return Response.json(made)
  }
  if (url === '/api/v1/brand/document') {
    if (refusesDocuments) return Response.json({ code: 'INTERNAL' }, { status: 500 })
    made.push({ brand: headers.get(names.brand), body: JSON.parse(String(request.body)) })
  }
  if (request.method === 'PATCH') {
    const body: unknown = await new Response(request.body).json()
    changed.push({ brand: headers.get(names.brand), path: url.replace('/api/v1/brand/', ''), body })
  }
  return Response.json({})
}

function write(account: number | null, brand: BrandRef, words: string): Promise<void> {
  return withDocument(account, brand, (doc) => guide.core.target.write(doc, words))
}

async function read<Value>(
  account: number | null,
  brand: BrandRef,
  look: (doc: OpenDocument['doc']) => Value,
): Promise<Value> {
  return withDocument(account, brand, look)
}

/** As another tab would: a document of its own over the same database. */
async function withDocument<Value>(
  account: number | null,
  brand: BrandRef,
  work: (doc: OpenDocument['doc']) => Value,
): Promise<Value> {
  const document = openDocument({ account, brand, name: 'guide', address: null })
  if (document.phase.get() !== 'ready') {
    await new Promise<void>((resolve) => {
      document.phase.subscribe(() => {
        if (document.phase.get() === 'ready') resolve()
      })
    })
  }
  const result = work(document.doc)
  await document.flush()
  await document.close()
  return result
}

/** As after a reload. */
async function markOld(ref: `local-${string}`): Promise<void> {
  for (const open of openDocuments.get()) await closeDocument(open)
  const row = await deviceStore.localBrands.get(ref)
  if (row?.adoptedAs) await deviceStore.localBrands.update(ref, { adoptedAs: { ...row.adoptedAs, at: 0 } })
}

/** As the document does when the server said that all is stored. */
async function confirmAll(brand: number): Promise<void> {
  const db = await openDatabase(databaseNameOf({ account: ji.id, brand, name: 'guide' }))
  await inStores(db, 'readwrite', ({ custom }) => {
    custom.delete(IDBKeyRange.bound('unsynced:', 'unsynced:\uffff'))
  })
  db.close()
}

async function databaseNames(): Promise<string[]> {
  return (await indexedDB.databases()).map(({ name }) => name ?? '')
}
