import 'fake-indexeddb/auto'
import '#engine/browser/page-translation.fixture.ts'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { readWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { DocumentContext } from '#engine/documents/react/DocumentProvider.tsx'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { targetOf } from '#engine/reads/cached-read.ts'
import { refresh } from '#engine/reads/refresh.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { type DocumentName, documentName } from '#model/document-kinds/names.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body } from '#scene/body/body.ts'
import { filesIn } from '#scene/body/file-sources.ts'
import { bodyOfUpdate } from '#scene/document/body-of-update.ts'
import { trashDesignCommand } from '../commands/designs.ts'
import { designsRead } from '../reads/designs-read.ts'
import { createDesign } from './create-design.ts'
import { type Designs, useDesigns } from './useDesigns.ts'
import { useIsReadOnlyDesign } from './useIsReadOnlyDesign.ts'

const idAccount = 7
const brand = 12
const body: Body = {
  v: 1,
  name: '',
  form: 'custom',
  unit: 'px',
  width: 100,
  height: 100,
  tags: [],
  pages: [{ id: 'page', background: '#FFFFFF', layers: [] }],
}

let host: HTMLElement
let shown: Designs | null
/** What the server has; null: there is no network. */
let served: readonly object[] | null
/** How often the list was asked for. */
let asked: number
let isReadOnly: boolean | undefined

beforeEach(() => {
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  openBrand(brand)
  served = null
  shown = null
  asked = 0
  isReadOnly = undefined
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (served === null || method !== 'GET') throw new TypeError('offline')
    if (address.includes('/document?') && !address.includes('trashed')) asked += 1
    const page = { size: 60, totalElements: served.length, totalPages: 1, number: 0 }
    return new Response(JSON.stringify({ _embedded: { documents: served }, page }), {
      headers: { 'content-type': 'application/json' },
    })
  })
  host = document.body.appendChild(document.createElement('div'))
})

afterEach(async () => {
  cleanup()
  const store = accountStore(idAccount)
  await Promise.all([store.answers.clear(), store.outbox.clear()])
  endSession()
  openBrand(null)
  vi.unstubAllGlobals()
})

function Shown({ of }: { of: BrandRef }) {
  shown = useDesigns(of)
  return null
}

const ready = createWatched('ready')

function ReadOnly({ of }: { readonly of: DocumentName }) {
  const document = { brand, name: of, phase: ready } as unknown as OpenDocument
  const view = { document, isReadOnly: false }
  return (
    <DocumentContext value={{ current: view, byName: {} }}>
      <Told of={of} />
    </DocumentContext>
  )
}

function Told({ of }: { readonly of: DocumentName }) {
  isReadOnly = useIsReadOnlyDesign(of)
  return null
}

function row(id: number, title: string) {
  return {
    id,
    document: documentName('design', freshKey()),
    title,
    idOwner: idAccount,
    readers: 'BRAND_ROLE_MEMBER',
    writers: 'BRAND_ROLE_MEMBER',
    access: 'write',
    manages: true,
    createdAt: '2026-11-29T00:00:00.000Z',
    changedAt: null,
    trashedAt: null,
  }
}

const titles = () => shown?.designs?.map(({ title, row: known }) => (known ? title : `${title} *`))

test('a design that was made without a network is listed first, on a device that never had the list too', async () => {
  render(<Shown of={brand} />, { container: host })
  await createDesign(brand, body, { name: '봄' })
  await createDesign(brand, body, { name: '여름' })
  await vi.waitFor(() => expect(titles()).toEqual(['여름 *', '봄 *']))
  const [summer] = shown?.designs ?? []
  const document = summer?.document as `design/${string}`
  await queueCommand(trashDesignCommand, { params: { document } }, brand)
  await vi.waitFor(() => expect(titles()).toEqual(['봄 *']))
})

test('a design that the server refused to make stays in the list, and the list knows it', async () => {
  render(<Shown of={brand} />, { container: host })
  await createDesign(brand, body, { name: '봄' })
  await vi.waitFor(() => expect(shown?.designs).toMatchObject([{ title: '봄', isRefused: false }]))
  await accountStore(idAccount).outbox.toCollection().modify({ state: 'failed' })
  await vi.waitFor(() => expect(shown?.designs).toMatchObject([{ title: '봄', row: null, isRefused: true }]))
})

test('beside what the server has a waiting design is there once, and one that was thrown away is not', async () => {
  const [old, older] = [row(2, '겨울'), row(1, '가을')]
  served = [old, older]
  render(<Shown of={brand} />, { container: host })
  await vi.waitFor(() => expect(titles()).toEqual(['겨울', '가을']))
  served = null
  await createDesign(brand, body, { name: '봄' })
  await vi.waitFor(() => expect(titles()).toEqual(['봄 *', '겨울', '가을']))
  await queueCommand(trashDesignCommand, { params: { document: older.document } }, brand)
  await vi.waitFor(() => expect(titles()).toEqual(['봄 *', '겨울']))
})

test('the list is not asked for again within a minute, and not at all to tell whether a design is only read', async () => {
  const [own, other] = [row(2, '겨울'), { ...row(1, '가을'), access: 'read' }]
  served = [own, other]
  render(<ReadOnly of={other.document} />, { container: host })
  await vi.waitFor(() => expect(isReadOnly).toBe(false))
  expect(asked).toBe(0)
  render(<Shown key="first" of={brand} />, { container: host })
  await vi.waitFor(() => expect(titles()).toEqual(['겨울', '가을']))
  render(<ReadOnly of={other.document} />, { container: host })
  await vi.waitFor(() => expect(isReadOnly).toBe(true))
  shown = null
  render(<Shown key="again" of={brand} />, { container: host })
  await vi.waitFor(() => expect(shown?.state.kind).toBe('fresh'))
  expect(titles()).toEqual(['겨울', '가을'])
  expect(asked).toBe(1)
})

test('while a list is read again the rows stay, one that is unchanged is not sent, and a new one takes their place', async () => {
  served = [row(2, '겨울'), row(1, '가을')]
  let [tag, sent, isHeldBack] = ['"one"', 0, false]
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit = {}) => {
    if (!address.includes('/document?')) throw new TypeError('offline')
    const held = new Headers(headers).get('if-none-match')
    if (isHeldBack) await new Promise<void>((resolve) => answers.push(resolve))
    if (held === tag) return new Response(null, { status: 304 })
    sent += 1
    return Response.json({ _embedded: { documents: served }, page: {} }, { headers: { etag: tag } })
  })
  render(<Shown of={brand} />, { container: host })
  await vi.waitFor(() => expect(titles()).toEqual(['겨울', '가을']))
  const target = targetOf(designsRead, idAccount, brand, {})
  if (!target) throw new Error('no target')
  const rows = shown?.designs
  isHeldBack = true
  const readAgain = async (next?: () => void) => {
    const reading = refresh(target, { isForced: true })
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    expect(titles()).toEqual(['겨울', '가을'])
    next?.()
    answers.pop()?.()
    await reading
  }
  await readAgain()
  expect([sent, shown?.designs, shown?.state.kind]).toEqual([1, rows, 'fresh'])
  await readAgain(() => {
    served = [row(3, '봄')]
    tag = '"two"'
  })
  await vi.waitFor(() => expect(titles()).toEqual(['봄']))
  expect(sent).toBe(2)
})

test('the designs of a brand without an account are those of its documents', async () => {
  const local = `local-${freshKey()}` as const
  render(<Shown of={local} />, { container: host })
  await vi.waitFor(() => expect(titles()).toEqual([]))
  await createDesign(local, body, { name: '봄' })
  await vi.waitFor(() => expect(titles()).toEqual(['봄 *']))
  expect(await accountStore(idAccount).outbox.count()).toBe(0)
})

test('a design of a template has no files of others, a copy of a design those of its brand', async () => {
  const picture = { id: 'i', type: 'image', x: 0, y: 0, w: 9, h: 9, src: 'file:7' } as const
  const made = { ...body, pages: [{ id: 'page', background: '#FFFFFF', layers: [picture] } as const] }
  const filesOf = async (more: { template?: { idTemplate: number } }) => {
    const id = await createDesign('local-9', made, { name: '사진', ...more })
    const name = documentName('design', id)
    const update = await readWholeDocument({ account: null, brand: 'local-9', name })
    return update && filesIn(bodyOfUpdate(update))
  }
  expect([await filesOf({}), await filesOf({ template: { idTemplate: 3 } })]).toEqual([['7'], []])
})
