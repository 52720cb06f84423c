import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { sendWaiting } from '#engine/queue/outbox.ts'
import { keepFolder } from '../bytes/keep-folder.ts'
import { makeRoom, spareBytes } from '../bytes/make-room.ts'
import { readDriveFile } from '../bytes/read-drive-file.ts'
import { sha256Of } from '../bytes/sha256.ts'
import { restoreFiles } from '../changes/file-actions.ts'
import { moveFolders, restoreFolders } from '../changes/folder-actions.ts'
import { deleteTag } from '../changes/tag-actions.ts'
import { retryUpload } from '../queue/upload-actions.ts'
import { noteDriveState, readDriveState } from '../rows/drive-state.ts'
import { driveStore } from '../rows/drive-store.ts'
import { liveDrive } from '../rows/live-drive.ts'
import { readDrive } from '../rows/read-drive.ts'
import { readDropped } from '../uploads/read-dropped.ts'
import { deleteFilesForGood, deleteFoldersForGood, emptyTrash } from './online-actions.ts'
import { refreshDrive } from './refresh-drive.ts'

const idAccount = 7
const brand = 5
const scope = { idAccount, brand, drive: 'BRAND' } as const
const store = driveStore(idAccount)
const createdAt = '2026-01-01T00:00:00.000Z'
let requests: string[]
let files: ReturnType<typeof file>[]
let folders: ReturnType<typeof folder>[]
let bytes: string
let changed: object

beforeEach(() => {
  requests = []
  bytes = 'picture'
  changed = {}
  files = [file(31, '로고.png', 0), file(32, '파도.png', 12), file(33, '초안.png', 0, createdAt)]
  folders = [folder(11, '여름', 0), folder(12, '바다', 11), folder(13, '지난 것', 0, createdAt)]
  vi.stubGlobal('fetch', answer)
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  openBrand(brand)
})

afterEach(async () => {
  await sendWaiting()
  endSession()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await Promise.all(store.tables.map((table) => table.clear()))
})

it('the whole drive comes onto the device, and what the server has no more goes', async () => {
  expect(await Promise.all([refreshDrive('BRAND'), refreshDrive('BRAND')])).toEqual(['fresh', 'fresh'])
  const before = await readDrive(scope)
  expect(before.files.map(({ key, folder: at, trashedAt }) => [key, at, trashedAt !== null])).toEqual([
    ['file-31', null, false],
    ['file-32', 'folder-12', false],
    ['file-33', null, true],
  ])
  expect(before.folders).toMatchObject([{ parent: null }, { parent: 'folder-11' }, { name: '지난 것' }])
  expect(before.tags).toMatchObject([{ name: '대표' }])
  expect(await readDriveState(scope)).toMatchObject({ used: 30 })
  changed = { files: [{ ...files[0], name: '새 로고.png', idDirectory: 11 }], removed: removedFiles(32, 33) }
  await refreshDrive('BRAND')
  const after = await readDrive(scope)
  expect(after.files).toMatchObject([{ key: 'file-31', name: '새 로고.png', folder: 'folder-11' }])
  expect([after.folders.length, after.tags.length]).toEqual([3, 1])
})

it('a file that a model made says so, and by which one where that is known', async () => {
  const origin = (model: string | null) => ({ origin: { source: 'AI', model, promptVersion: null } })
  await refreshDrive('BRAND')
  changed = {
    files: [
      { ...files[0], ...origin('paint-1') },
      { ...files[1], ...origin(null) },
    ],
  }
  await refreshDrive('BRAND')
  const { files: rows } = await readDrive(scope)
  expect(rows.map(({ madeBy }) => madeBy)).toEqual([{ model: 'paint-1' }, { model: null }, undefined])
})

it('a drop folder is known as one until the server says otherwise', async () => {
  const takesUploads = async () => (await readDrive(scope)).folders.map((one) => one.takesUploads ?? false)
  await refreshDrive('BRAND')
  expect(await takesUploads()).toEqual([false, false, false])
  changed = { directories: [{ ...folders[0], takesUploads: true }] }
  await refreshDrive('BRAND')
  expect(await takesUploads()).toEqual([true, false, false])
  changed = { directories: [folders[0]] }
  await refreshDrive('BRAND')
  expect(await takesUploads()).toEqual([false, false, false])
})

it('who asks during an answer gets the next one, which knows of what happened since', async () => {
  await refreshDrive('BRAND')
  requests = []
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const old = await answer(url, init)
    await arrived
    return old
  })
  const first = refreshDrive('BRAND')
  await vi.waitFor(() => expect(changesAsked()).toBe(1))
  changed = { removed: removedFiles(32, 33) }
  const later = [refreshDrive('BRAND'), refreshDrive('BRAND')]
  arrive()
  expect(await first).toBe('fresh')
  expect((await readDrive(scope)).files).toHaveLength(3)
  expect(await Promise.all(later)).toEqual(['fresh', 'fresh'])
  expect((await readDrive(scope)).files).toMatchObject([{ key: 'file-31' }])
  expect(changesAsked()).toBe(2)
})

it('who asks during an answer and leaves the brand gets none', async () => {
  await refreshDrive('BRAND')
  requests = []
  const first = refreshDrive('BRAND')
  const later = refreshDrive('BRAND')
  openBrand(brand + 1)
  await first
  expect(await later).toBe('failed')
  expect(changesAsked()).toBe(1)
})

it('where the server has forgotten the cursor, all is read again, and what is not there goes', async () => {
  await refreshDrive('BRAND')
  await noteDriveState(scope, { cursor: '2.2.2.2' })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  files = files.slice(0, 1)
  expect(await refreshDrive('BRAND')).toBe('fresh')
  expect((await readDrive(scope)).files).toHaveLength(1)
  expect(requests.filter((one) => one.includes('/file/changes')).at(-1)).toContain('cursor=1.1.1.1')
})

it('what a command changed meanwhile stays, and is asked for again', async () => {
  await refreshDrive('BRAND')
  changed = { files: [{ ...files[0], name: '오래된 이름.png' }] }
  await store.driveFiles.update('file-31', { name: '새 이름.png', changedAt: Date.now() + 60_000 })
  await noteDriveState(scope, { cursor: '9.9.9.9' })
  await refreshDrive('BRAND')
  expect((await readDrive(scope)).files).toMatchObject([{ name: '새 이름.png' }, {}, {}])
  await store.driveFiles.update('file-31', { changedAt: 0 })
  await refreshDrive('BRAND')
  expect((await readDrive(scope)).files).toMatchObject([{ name: '오래된 이름.png' }, {}, {}])
})

it('a failing server changes nothing', async () => {
  await refreshDrive('BRAND')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => Response.json({ code: 'INTERNAL' }, { status: 500 }))
  expect(await refreshDrive('BRAND')).toBe('failed')
  expect((await readDrive(scope)).files).toHaveLength(3)
})

it('a file that was opened is kept, and read without a network', async () => {
  await refreshDrive('BRAND')
  const [first] = (await readDrive(scope)).files
  if (!first) throw new Error('no file')
  expect(await (await readDriveFile(first))?.text()).toBe('picture')
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  expect(await (await readDriveFile(first))?.text()).toBe('picture')
})

it('bytes that are not those of the server are not kept', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const sha256 = await sha256Of(new Blob(['picture']))
  await refreshDrive('BRAND')
  const [first] = (await readDrive(scope)).files
  bytes = 'changed'
  expect(first && (await readDriveFile({ ...first, sha256 }))).toBeNull()
  bytes = 'picture'
  expect(first && (await readDriveFile({ ...first, sha256 }))).not.toBeNull()
})

it('the files of a kept folder are fetched, also those of its folders, and their room is free again afterwards', async () => {
  await refreshDrive('BRAND')
  await keepFolder(brand, 'folder-11', true)
  expect((await store.files.toArray()).map(({ idFile }) => idFile)).toEqual([32])
  await keepFolder(brand, 'folder-11', false)
  expect([await store.keptFolders.count(), await store.files.count()]).toEqual([0, 0])
})

it('where room is short, files go that were not opened for the longest time, and none of a kept folder', async () => {
  await refreshDrive('BRAND')
  await keepFolder(brand, 'folder-11', true)
  const [logo] = (await readDrive(scope)).files
  if (!logo) throw new Error('no file')
  await readDriveFile(logo)
  const blob = new Blob(['an older one'])
  const facts = { brand: '5', blob, name: 'a', addedAt: 1, fileType: 'DRIVE' } as const
  await store.files.bulkPut([
    { ...facts, id: 'old', idFile: 40, usedAt: 2 },
    { ...facts, id: 'waits', idFile: null },
    { ...facts, id: 'guide', idFile: 41, fileType: 'LOGO' },
  ])
  const usage = 100 * 1024 * 1024
  vi.stubGlobal('navigator', {
    onLine: true,
    storage: { estimate: async () => ({ usage, quota: usage + spareBytes }) },
  })
  expect(await makeRoom(idAccount, 1)).toBe(true)
  expect((await store.files.toArray()).map(({ id }) => id).sort()).toEqual([
    'file-31',
    'file-32',
    'guide',
    'waits',
  ])
  expect(await makeRoom(idAccount, 1000)).toBe(false)
  expect((await store.files.toArray()).map(({ id }) => id).sort()).toEqual(['file-32', 'guide', 'waits'])
})

it('a drive is read again when nothing waits any more', async () => {
  await refreshDrive('BRAND')
  await vi.waitFor(() => expect(liveDrive(idAccount, brand).read('BRAND')).toBeDefined())
  requests = []
  await restoreFiles(['file-33'])
  await vi.waitFor(() => expect(changesAsked()).toBe(1))
  // What is under way ends before the next test begins with an empty device.
  await refreshDrive('BRAND')
})

it('a still that the server is given is looked for, also where its command was not seen, until it is there', async () => {
  const drawing = { ...file(34, '가마.webm', 0), type: 'video/webm', thumbnail: 'NONE' }
  files = [drawing]
  await refreshDrive('BRAND')
  await vi.waitFor(() => expect(liveDrive(idAccount, brand).read('BRAND')?.files).toHaveLength(1))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    // As the command does when the server took it.
    await store.driveFiles.update('file-34', { isStillDue: true, changedAt: Date.now() - 1 })
    const isShown = () => liveDrive(idAccount, brand).read('BRAND')?.files[0]
    changed = { files: [{ ...drawing, thumbnail: 'WAITING' }] }
    const before = changesAsked()
    await vi.waitUntil(() => changesAsked() > before)
    changed = { files: [{ ...drawing, thumbnail: 'READY' }] }
    await vi.waitUntil(() => isShown()?.hasThumbnail === true)
    expect(isShown()?.isStillDue).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

it('what is deleted for good goes at once, and where the server refuses, nothing does', async () => {
  await refreshDrive('BRAND')
  files = files.slice(0, 2)
  folders = folders.slice(0, 2)
  expect(await deleteFilesForGood(scope, ['file-33'])).toEqual({ ok: true })
  expect(await deleteFoldersForGood(scope, ['folder-13'])).toEqual({ ok: true })
  await refreshDrive('BRAND')
  expect(requests).toContain('DELETE /api/v1/file?idFiles=33')
  expect(requests).toContain('DELETE /api/v1/directory/brand?idDirectories=13')
  changed = { removed: removedFiles(32) }
  expect(await emptyTrash(scope)).toEqual({ ok: true })
  expect((await readDrive(scope)).files).toHaveLength(1)
})

it('folders move, files and folders come back, tags go: each by its call', async () => {
  await refreshDrive('BRAND')
  requests = []
  await moveFolders(['folder-12'], null)
  await restoreFiles(['file-33'])
  await restoreFolders(['folder-13'])
  await deleteTag('tag-1')
  await sendWaiting()
  expect(requests).toEqual([
    'PATCH /api/v1/directory/brand/parent',
    'PATCH /api/v1/file/trash/restore',
    'PATCH /api/v1/directory/brand/trash-restore',
    'DELETE /api/v1/file/tag/1',
  ])
  await retryUpload(0)
  const after = await readDrive(scope)
  expect(after.tags).toEqual([])
  expect([...after.files, ...after.folders].every(({ trashedAt }) => trashedAt === null)).toBe(true)
})

it('dropped folders are read to the last part, with the path of each file', async () => {
  const inner = folderEntry('바다', [[fileEntry('1.png')], [fileEntry('2.png'), fileEntry('.DS_Store')]])
  const items = [fileEntry('top.png'), folderEntry('여름', [[inner]])].map((entry) => ({
    kind: 'file',
    webkitGetAsEntry: () => entry,
  }))
  const found = await readDropped({ items } as unknown as DataTransfer)
  expect(found.map(({ file: { name }, path }) => [...path, name].join('/'))).toEqual([
    'top.png',
    '여름/바다/1.png',
    '여름/바다/2.png',
  ])
})

async function answer(url: string, { method = 'GET' }: RequestInit = {}): Promise<Response> {
  requests.push(`${method} ${url}`)
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  if (method !== 'GET') return Response.json({})
  if (pathname.endsWith('/file/changes')) return changesSince(searchParams.get('cursor'))
  if (pathname.endsWith('/storage')) return Response.json(30)
  return /\/file\/\d+$/.test(pathname) ? new Response(bytes) : Response.json({}, { status: 404 })
}

/** All that is there in two pages; then what `changed` says. */
function changesSince(cursor: string | null): Response {
  const none = {
    files: [],
    directories: [],
    tags: [],
    removed: { idFiles: [], idDirectories: [], idTags: [] },
    hasMore: false,
  }
  if (cursor === '9.9.9.9') return Response.json({ ...none, cursor, ...changed })
  if (cursor === null) return Response.json({ ...none, cursor: '1.1.1.1', hasMore: true, files })
  if (cursor !== '1.1.1.1') return Response.json({ code: 'CONFLICT' }, { status: 409 })
  return Response.json({
    ...none,
    cursor: '9.9.9.9',
    directories: folders,
    tags: [{ idTag: 1, name: '대표' }],
  })
}

function changesAsked(): number {
  return requests.filter((one) => one.includes('/file/changes')).length
}

function removedFiles(...idFiles: number[]) {
  return { idFiles, idDirectories: [], idTags: [] }
}

function file(idFile: number, name: string, idDirectory: number, deletedAt: string | null = null) {
  const picture = { type: 'image/png', width: 1, height: 1, size: 7, sha256: null, credit: null }
  const rest = {
    createdType: 'BRAND',
    fileType: 'DRIVE',
    idTags: [1],
    authType: 'ROLE_USER',
    temporary: false,
    locked: false,
  }
  return {
    idFile,
    url: `/api/v1/file/${idFile}`,
    name,
    idDirectory,
    ...picture,
    ...rest,
    idAccount,
    createdAt,
    deletedAt,
  }
}

function folder(
  idDirectory: number,
  name: string,
  idParentDirectory: number,
  deletedAt: string | null = null,
) {
  return { idDirectory, name, type: 'DRIVE', createdType: 'BRAND', idParentDirectory, createdAt, deletedAt }
}

function fileEntry(name: string): object {
  return { isFile: true, name, file: (resolve: (one: File) => void) => resolve(new File(['x'], name)) }
}

function folderEntry(name: string, parts: readonly object[][]): object {
  const left = [...parts]
  const createReader = () => ({
    readEntries: (resolve: (part: object[]) => void) => resolve(left.shift() ?? []),
  })
  return { isFile: false, isDirectory: true, name, createReader }
}
