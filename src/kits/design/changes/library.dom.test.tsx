import 'fake-indexeddb/auto'
import '#engine/browser/page-translation.fixture.ts'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { namesOnDevice } from '#engine/documents/storage/names-on-device.ts'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { retryAll } from '#engine/queue/outbox.ts'
import { stateOfReferences } from '#engine/queue/references.ts'
import { accountStore } from '#engine/store/account-store.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { documentName } from '#model/document-kinds/names.ts'
import type { Body } from '#scene/body/body.ts'
import { createDesign } from '../document/create-design.ts'
import { type Designs, useDesigns } from '../document/useDesigns.ts'
import { deleteFolders } from '../library/delete-folders.ts'
import { createFolder, restoreFolders, trashFolders } from '../library/folder-actions.ts'
import { readFolderAt } from '../library/folder-at.ts'
import { folderTable } from '../library/read-folders.ts'
import { changeOfDesign } from '../reads/design-changes.ts'
import { designsRead } from '../reads/designs-read.ts'
import { moveDesigns, purgeDesigns, renameDesign, restoreDesigns, trashDesigns } from './design-actions.ts'
import { noteTitle } from './note-title.ts'

const idAccount = 8
const brand = 13
const scope = { brand, createdType: 'USER' } as const
const body: Body = {
  v: 1,
  name: '',
  form: 'menu-table',
  unit: 'mm',
  width: 100,
  height: 150,
  tags: ['겨울'],
  pages: [{ id: 'page', background: '#FFFFFF', layers: [] }],
}
const lists = ['used', 'trash'] as const

let host: HTMLElement
let used: Designs
let trashed: Designs

beforeEach(() => {
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  openBrand(brand)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  host = document.body.appendChild(document.createElement('div'))
  render(<Shown />, { container: host })
})

afterEach(async () => {
  cleanup()
  const store = accountStore(idAccount)
  await Promise.all([store.answers.clear(), store.outbox.clear(), folderTable(idAccount).clear()])
  endSession()
  openBrand(null)
  vi.unstubAllGlobals()
})

function Shown() {
  used = useDesigns(brand)
  trashed = useDesigns(brand, 'trash')
  return null
}

const folderOf = (title: string) => {
  const design = used.designs?.find((one) => one.title === title)
  return used.folders.find(({ key }) => key === design?.folder)?.name
}

test('a design is made in a folder that the server does not have, with its form, size and tags', async () => {
  const made = await createFolder(scope, null, '12월')
  await createDesign(brand, body, { name: '메뉴', folder: made.key ?? null })
  await vi.waitFor(() => expect(folderOf('메뉴')).toBe('12월'))
  expect(used.designs?.[0]).toMatchObject({ form: 'menu-table', width: 100, unit: 'mm', tags: ['겨울'] })
  const rows = await accountStore(idAccount).outbox.toArray()
  expect(rows.map(({ lane }) => lane)).toEqual([`designs:${brand}`, `designs:${brand}`])
  expect(rows[1]?.refers).toEqual([{ table: 'designFolders', key: made.key, isPlace: true }])
})

test('a design made in a folder that this device does not know is at the top', async () => {
  await createDesign(brand, body, { name: '메뉴', folder: 'gone' })
  await vi.waitFor(() => expect(used.designs?.map(({ folder }) => folder)).toEqual([null]))
})

test('a waiting design is moved, renamed in the list, thrown away and restored without a network', async () => {
  const id = await createDesign(brand, body, { name: '메뉴' })
  const document = documentName('design', id)
  const made = await createFolder(scope, null, '1월')
  await moveDesigns(brand, [document], made.key ?? null)
  await vi.waitFor(() => expect(folderOf('메뉴')).toBe('1월'))
  await noteTitle(brand, document, '겨울 메뉴')
  await vi.waitFor(() => expect(folderOf('겨울 메뉴')).toBe('1월'))
  const [design] = used.designs ?? []
  if (!design) throw new Error('the design is not listed')
  await trashDesigns(brand, [design])
  await vi.waitFor(() => expect(used.designs ?? []).toEqual([]))
  await restoreDesigns(brand, [design])
  await vi.waitFor(() => expect(folderOf('겨울 메뉴')).toBe('1월'))
  expect(used.designs?.[0]?.row).toBeNull()
  expect((await accountStore(idAccount).outbox.toArray()).map(({ name }) => name)).toEqual([
    'document.create',
    'directory.createUser',
    'document.place',
    'document.trash',
    'document.restore',
  ])
})

test('an address names a folder by its key until the server has numbered it, and one in the trash is the top', async () => {
  const { key = '' } = await createFolder(scope, null, '6월')
  const inner = await createFolder(scope, key, '첫째 주')
  expect(await readFolderAt(brand, key)).toBe(key)
  expect(await readFolderAt(brand, undefined)).toBeNull()
  expect(await readFolderAt(brand, 'gone')).toBeNull()
  await folderTable(idAccount).put({
    ...{ key: 'known', brand, createdType: 'USER', parent: null, name: '7월' },
    ...{ idDirectory: 77, createdAt: 0, trashedAt: null },
  })
  expect(await readFolderAt(brand, '77')).toBe('known')
  await trashFolders([key])
  expect(await readFolderAt(brand, inner.key)).toBeNull()
})

test('a folder goes to the trash by one command after what was made in it', async () => {
  const made = await createFolder(scope, null, '2월')
  await createDesign(brand, body, { name: '메뉴', folder: made.key ?? null })
  await trashFolders([made.key ?? ''])
  await vi.waitFor(() =>
    expect(used.folders.find(({ key }) => key === made.key)?.trashedAt).toBeTypeOf('number'),
  )
  expect(trashed.folders.some(({ key }) => key === made.key)).toBe(true)
  const rows = await accountStore(idAccount).outbox.orderBy('n').toArray()
  expect(rows.map(({ name, lane }) => [name, lane])).toEqual(
    ['directory.createUser', 'document.create', 'directory.trashUser'].map((name) => [
      name,
      `designs:${brand}`,
    ]),
  )
})

test('the lists are asked for again once a folder of designs was thrown away, came back or was deleted', async () => {
  const { answers, outbox } = accountStore(idAccount)
  const designFolders = folderTable(idAccount)
  const server = async (address: string) => {
    if (address.includes('/document?')) throw new TypeError('offline')
    return Response.json({ idDirectory: 31 })
  }
  vi.stubGlobal('fetch', server)
  const { key = '' } = await createFolder(scope, null, '5월')
  await vi.waitFor(async () => expect(await designFolders.get(key)).toBeDefined())
  const isOutdated = async (work: () => Promise<unknown>) => {
    const row = { brand, shape: designsRead.call.answerHash ?? '', answer: [], at: Date.now() }
    const keys = lists.map((list) => changeOfDesign(list, brand, 'design/x', null).answer)
    await answers.bulkPut(keys.map((of) => ({ ...row, key: of })))
    await work()
    await vi.waitFor(async () => expect(await outbox.count()).toBe(0))
    return (await answers.bulkGet(keys)).map((found) => found?.changedAt !== undefined)
  }
  const folder = await designFolders.get(key)
  expect(await isOutdated(() => trashFolders([key]))).toEqual([true, true])
  expect(await isOutdated(() => restoreFolders([key]))).toEqual([true, true])
  expect(await isOutdated(() => deleteFolders(brand, folder ? [folder] : []))).toEqual([true, true])
})

test('a refused folder that is given up leaves the designs in it, also those of folders inside, at the top', async () => {
  const { key: outer = '' } = await createFolder(scope, null, '3월')
  const { key: inner = '' } = await createFolder(scope, outer, '첫째 주')
  await createDesign(brand, body, { name: '메뉴', folder: outer })
  await createDesign(brand, body, { name: '전단', folder: inner })
  const { outbox } = accountStore(idAccount)
  await outbox.where('makes').equals(outer).modify({ state: 'failed', lastStatus: 409 })
  await trashFolders([outer])
  await vi.waitFor(() => expect(used.folders).toEqual([]))
  expect(used.designs?.map(({ title, folder }) => [title, folder])).toEqual([
    ['전단', null],
    ['메뉴', null],
  ])
  const rows = await outbox.toArray()
  expect(rows.map(({ name }) => name)).toEqual(['document.create', 'document.create'])
  expect(await statesOf(rows)).toEqual(['known', 'known'])
})

test('a design whose folder was discarded in the panel of what waits is sent into the top and shown there', async () => {
  const { key = '' } = await createFolder(scope, null, '4월')
  await createDesign(brand, body, { name: '메뉴', folder: key })
  const { outbox } = accountStore(idAccount)
  await outbox.where('makes').equals(key).delete()
  await vi.waitFor(() =>
    expect(used.designs?.map(({ title, folder }) => [title, folder])).toEqual([['메뉴', null]]),
  )
  expect(await statesOf(await outbox.toArray())).toEqual(['known'])
})

test('a design whose way to the trash was refused is in use again, and not in the trash', async () => {
  await createDesign(brand, body, { name: '메뉴' })
  await vi.waitFor(() => expect(used.designs).toHaveLength(1))
  await trashDesigns(brand, used.designs ?? [])
  await vi.waitFor(() => expect(trashed.designs).toHaveLength(1))
  const { outbox } = accountStore(idAccount)
  await outbox.filter(({ name }) => name === 'document.trash').modify({ state: 'failed', lastStatus: 404 })
  await vi.waitFor(() => expect(trashed.designs ?? []).toEqual([]))
  expect(used.designs?.map(({ title }) => title)).toEqual(['메뉴'])
})

test('a design that is deleted for good stays on this device until the server has deleted it', async () => {
  const document = documentName('design', await createDesign(brand, body, { name: '메뉴' }))
  const isHere = async () => (await namesOnDevice(idAccount, brand)).includes(document)
  await accountStore(idAccount).outbox.clear()
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }))
  await purgeDesigns(brand, [document])
  const { outbox } = accountStore(idAccount)
  await vi.waitFor(async () => expect(await outbox.toArray()).toMatchObject([{ state: 'failed' }]))
  expect(await isHere()).toBe(true)
  vi.stubGlobal('fetch', async () => Response.json({}))
  await retryAll()
  await vi.waitFor(async () => expect(await isHere()).toBe(false))
  expect(await outbox.count()).toBe(0)
})

test('a title that is too long is cut between letters, for a design that is made and one that is renamed', async () => {
  const long = `${'가'.repeat(99)}😀`
  const id = await createDesign(brand, body, { name: long })
  await vi.waitFor(() => expect(used.designs?.[0]?.title).toBe('가'.repeat(99)))
  await renameDesign(brand, documentName('design', id), `나${long}`)
  await vi.waitFor(() => expect(used.designs?.[0]?.title).toBe(`나${'가'.repeat(99)}`))
  await createDesign(brand, body, { name: '\ud83d' })
  await vi.waitFor(() => expect(used.designs?.[0]?.title).toBe('\ufffd'))
})

/** Whether they can be sent now. */
function statesOf(rows: readonly OutboxRow[]): Promise<string[]> {
  return Promise.all(rows.map((row) => stateOfReferences(accountStore(idAccount), row)))
}
