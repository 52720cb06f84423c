import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { drain } from '#engine/queue/drain.ts'
import { retryRow, sendWaiting } from '#engine/queue/outbox.ts'
import { arePaused } from '#engine/queue/paused-uploads.ts'
import { addAiMark } from '#model/pictures/add-ai-mark.ts'
import { readDriveFile } from '../bytes/read-drive-file.ts'
import { sha256OfBytes } from '../bytes/sha256.ts'
import { retryFile } from '../queue/refused-rows.ts'
import { cancelUpload, pauseUploads, resumeUploads } from '../queue/upload-actions.ts'
import { uploadsIn } from '../queue/uploads-in.ts'
import { driveStore } from '../rows/drive-store.ts'
import { readDrive } from '../rows/read-drive.ts'
import { storeChanges } from '../server/store-changes.ts'
import { addFiles } from '../uploads/add-files.ts'
import { copyItems } from './copy-items.ts'
import { setTakesUploads } from './drop-folder.ts'
import { giveTags, moveFiles, renameFile, trashFiles } from './file-actions.ts'
import { createFolder, renameFolder, trashFolders } from './folder-actions.ts'
import { createTag } from './tag-actions.ts'

const idAccount = 7
const brand = 5
const scope = { idAccount, brand, drive: 'BRAND' } as const
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const store = driveStore(idAccount)
let server: ReturnType<typeof driveServer>

beforeEach(() => {
  server = driveServer()
  vi.stubGlobal('fetch', server.fetch)
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  openBrand(brand)
  server.isOff = true
})

afterEach(async () => {
  await sendWaiting()
  endSession()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await Promise.all(store.tables.map((table) => table.clear()))
})

describe('without a network', () => {
  it('a folder and files in it show at once, and are sent in order when the server is back', async () => {
    const { key: folder = '' } = await createFolder(scope, null, '여름')
    expect(await addFiles('BRAND', folder, [picture('a.png'), picture('b.png')])).toEqual({
      added: 2,
      refused: [],
    })
    const before = await readDrive(scope)
    expect(before.folders).toMatchObject([{ key: folder, name: '여름', idDirectory: null }])
    expect(
      before.files.map(({ name, folder: at, upload }) => [name, at === folder, upload !== null]),
    ).toEqual([
      ['a.png', true, true],
      ['b.png', true, true],
    ])

    await online()
    expect(server.sent.map(({ url }) => url)).toEqual([
      '/api/v1/directory/brand',
      '/api/v1/file/upload',
      '/api/v1/file/upload',
    ])
    const idDirectory = server.sent[0]?.answer.idDirectory
    expect(server.sent.slice(1).map(({ data }) => data)).toMatchObject([
      { name: 'a.png', idDirectory },
      { name: 'b.png', idDirectory },
    ])
    const after = await readDrive(scope)
    expect(after.folders).toMatchObject([{ key: folder, idDirectory, making: null }])
    expect(after.files).toMatchObject([
      { folder, upload: null },
      { folder, upload: null },
    ])
    expect(after.files.every(({ idFile }) => idFile !== null)).toBe(true)
    expect(await store.outbox.count()).toBe(0)
  })

  it('a picture that a model made says so while it waits', async () => {
    const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9])
    await addFiles('BRAND', null, [
      { file: new File([addAiMark(jpeg, 'image/jpeg') ?? ''], 'made.jpg'), path: [] },
      { file: new File([jpeg], 'other.jpg'), path: [] },
    ])
    const { files } = await readDrive(scope)
    expect(files.map(({ name, madeBy }) => [name, madeBy])).toEqual([
      ['made.jpg', { model: null }],
      ['other.jpg', undefined],
    ])
  })

  it('a picture waits without metadata and without what stands behind its end', async () => {
    const scan = [0xff, 0xda, 0, 2, 1, 2, 3]
    const plain = Uint8Array.from([0xff, 0xd8, ...scan, 0xff, 0xd9])
    const comment = [0xff, 0xfe, 0, 5, 104, 105, 33]
    const bytes = Uint8Array.from([0xff, 0xd8, ...comment, ...scan, 0xff, 0xd9, ...plain])
    await addFiles('BRAND', null, [{ file: new File([bytes], 'a.jpg'), path: [] }])
    const [file] = (await readDrive(scope)).files
    const kept = await store.files.get(file?.key ?? '')
    expect(new Uint8Array((await kept?.blob.arrayBuffer()) ?? [])).toEqual(plain)
    const sha256 = await sha256OfBytes(plain.buffer)
    expect([file?.size, file?.sha256, kept?.sha256]).toEqual([plain.length, sha256, sha256])
  })

  it('a dropped folder makes its folders first, each once, also below one that is there', async () => {
    await addFiles('BRAND', null, [
      picture('1.png', ['촬영', '봄']),
      picture('2.png', ['촬영', '봄']),
      picture('3.png', ['촬영']),
    ])
    await addFiles('BRAND', null, [picture('4.png', ['촬영'.normalize('NFD')])])
    const { folders, files } = await readDrive(scope)
    expect(folders.map(({ name }) => name)).toEqual(['촬영', '봄'])
    const [shoot, spring] = folders
    expect(spring?.parent).toBe(shoot?.key)
    expect(files.map(({ folder }) => folder)).toEqual([spring?.key, spring?.key, shoot?.key, shoot?.key])
    await online()
    const [top, inner] = server.sent.filter(({ url }) => url.endsWith('/directory/brand'))
    expect(inner?.data).toEqual({ name: '봄', idParentDirectory: top?.answer.idDirectory })
  })

  it('a file that was never sent is renamed, moved and cancelled in the queue itself', async () => {
    const { key: folder = '' } = await createFolder(scope, null, '여름')
    await addUnsent('a.png', 'b.png')
    const [a = '', b = ''] = (await readDrive(scope)).files.map(({ key }) => key)
    await renameFile(a, '표지')
    await moveFiles([a], folder)
    await trashFiles([b])
    expect((await readDrive(scope)).files).toMatchObject([{ key: a, name: '표지.png', folder }])
    expect(await store.files.get(b)).toBeUndefined()
    await online()
    const uploads = server.sent.filter(({ url }) => url.endsWith('/upload'))
    expect(uploads).toHaveLength(1)
    expect(uploads[0]?.data).toMatchObject({
      name: '표지.png',
      idDirectory: server.sent[0]?.answer.idDirectory,
    })
    expect(server.sent.filter(({ url }) => !url.endsWith('/upload'))).toHaveLength(1)
  })

  it('a file that was tried is renamed by a command that follows its upload', async () => {
    await addFiles('BRAND', null, [picture('a.png')])
    await sendWaiting()
    const [file] = (await readDrive(scope)).files
    await renameFile(file?.key ?? '', '표지.png')
    expect((await readDrive(scope)).files).toMatchObject([{ name: '표지.png' }])
    await online()
    const [upload, rename] = server.sent
    expect(upload?.data).toMatchObject({ name: 'a.png' })
    expect([rename?.url, rename?.data]).toEqual([
      `/api/v1/file/${upload?.answer.idFile}`,
      { name: '표지.png' },
    ])
    expect((await readDrive(scope)).files).toMatchObject([{ name: '표지.png', upload: null }])
  })

  it('a copy shows at once, is renamed and moved like a file, and is the one that the server made', async () => {
    await known()
    const { key: folder = '' } = await createFolder(scope, null, '여름')
    await store.files.put({
      id: 'file-31',
      brand: '5',
      blob: new Blob(['bytes']),
      name: '',
      idFile: 31,
      addedAt: 0,
      fileType: 'DRIVE',
    })
    await copyItems({ files: ['file-31'], folders: [] }, { drive: 'BRAND', folder })
    const copy = (await readDrive(scope)).files.find(({ key }) => key !== 'file-31')
    expect(copy).toMatchObject({ name: '로고.png', folder, idFile: null, upload: 'waiting', locked: false })
    expect(copy && (await (await readDriveFile(copy))?.text())).toBe('bytes')
    expect((await readUploads()).uploads).toEqual([])
    await renameFile(copy?.key ?? '', '로고 사본')
    await online()
    expect(server.sent.map(({ url, data }) => [url, data])).toEqual([
      ['/api/v1/directory/brand', { name: '여름', idParentDirectory: 0 }],
      ['/api/v1/file/copy', { createdType: 'BRAND', idDirectory: 101, idFiles: [31] }],
      ['/api/v1/file/102', { name: '로고 사본.png' }],
    ])
    const after = (await readDrive(scope)).files.find(({ key }) => key === copy?.key)
    expect(after).toMatchObject({ idFile: 102, name: '로고 사본.png', folder, upload: null })
    expect(after).not.toHaveProperty('copyOf')
  })

  it('a folder is copied after the files that are on their way into it', async () => {
    const { key: folder = '' } = await createFolder(scope, null, '여름')
    await addFiles('BRAND', folder, [picture('a.png')])
    await copyItems({ files: [], folders: [folder] }, { drive: 'USER', folder: null })
    expect((await readDrive({ ...scope, drive: 'USER' })).folders).toMatchObject([
      { name: '여름', parent: null },
    ])
    await online()
    await online()
    const { url, data } = server.sent.at(-1) ?? {}
    expect([url, data]).toEqual([
      '/api/v1/file/copy',
      { createdType: 'USER', idDirectory: 0, idDirectories: [server.sent[0]?.answer.idDirectory] },
    ])
  })

  it('a new tag can be given at once', async () => {
    await known()
    const { key: tag = '' } = await createTag(scope, '봄')
    await giveTags('file-31', [tag])
    expect((await readDrive(scope)).files).toMatchObject([{ tags: [tag] }])
    await online()
    const [made, given] = server.sent
    expect([given?.url, given?.data]).toEqual(['/api/v1/file/tag/31', { idTags: [made?.answer.idTag] }])
  })
})

it('a folder that goes to the trash takes the files along that are on their way into it', async () => {
  const { key: folder = '' } = await createFolder(scope, null, '여름')
  await addFiles('BRAND', folder, [picture('a.png')])
  await trashFolders([folder])
  await online()
  await online()
  expect(server.sent.map(({ url }) => url)).toEqual([
    '/api/v1/directory/brand',
    '/api/v1/file/upload',
    '/api/v1/directory/brand/trash-delete',
  ])
  expect(server.sent[2]?.data).toEqual({ idDirectories: [server.sent[0]?.answer.idDirectory] })
})

describe('a name', () => {
  const long = `${'가'.repeat(199)}🍵 길다.png`
  const cut = `${'가'.repeat(196)}.png`

  it('is sent as the server stores it, of files, folders and tags', async () => {
    await addFiles('BRAND', null, [picture(long, ['봄: 촬영', '👨‍👩‍👧']), picture('b.png', ['봄 촬영'])])
    await createFolder(scope, null, `${'나'.repeat(199)}🍵`)
    await createTag(scope, '가족\u200b👨‍👩‍👧')
    await online()
    const { folders, files, tags } = await readDrive(scope)
    expect(files.map(({ name }) => name).sort()).toEqual(['b.png', cut])
    expect(files.every(({ upload }) => upload === null)).toBe(true)
    expect(folders.map(({ name }) => name).sort()).toEqual(['나'.repeat(199), '봄 촬영', '👨‍👩‍👧'])
    expect(tags.map(({ name }) => name)).toEqual(['가족👨‍👩‍👧'])
    expect(server.sent.map(({ data }) => (data as { name: string }).name).sort()).toEqual(
      ['봄 촬영', '👨‍👩‍👧', '나'.repeat(199), '가족👨‍👩‍👧', cut, 'b.png'].sort(),
    )
  })

  it('of a file keeps its extension where it is given a longer one', async () => {
    await known()
    await renameFile('file-31', '다'.repeat(199))
    await online()
    const name = `${'다'.repeat(196)}.png`
    expect(server.sent).toMatchObject([{ data: { name } }])
    expect((await readDrive(scope)).files).toMatchObject([{ name }])
  })

  it('that an earlier build queued and the server refused is mended when it is tried again', async () => {
    await addUnsent('a.png')
    await resumeUploads()
    const [row] = await store.outbox.toArray()
    const body = { ...JSON.parse((await row?.body?.text()) ?? ''), name: '가\ud83c' }
    const refused = { state: 'failed', body: new Blob([JSON.stringify(body)]) } as const
    await store.outbox.update(row?.n ?? 0, refused)
    await online()
    expect(server.sent).toEqual([])
    const [file] = (await readDrive(scope)).files
    await retryFile(file?.key ?? '')
    expect(server.sent).toMatchObject([{ data: { name: '가' } }])
    expect(server.sent[0]?.key).not.toBe(row?.key)
  })
})

describe('a drop folder', () => {
  it('is one at once, and the server is told when it is back', async () => {
    const { key: folder = '' } = await createFolder(scope, null, '매장 사진')
    await setTakesUploads(folder, true)
    expect((await readDrive(scope)).folders).toMatchObject([{ takesUploads: true }])
    await online()
    const idDirectory = server.sent[0]?.answer.idDirectory
    expect(server.sent.slice(1)).toMatchObject([
      { url: `/api/v1/directory/brand/${idDirectory}/uploads`, data: { takesUploads: true } },
    ])
    await setTakesUploads(folder, false)
    expect((await readDrive(scope)).folders).toMatchObject([{ takesUploads: false, idDirectory }])
  })

  it('that was closed meanwhile leaves a file on the device with the reason, and takes it when it is open again', async () => {
    const words = '사진 올리는 곳이 아닌 폴더예요.'
    await addFiles('BRAND', null, [picture('a.png')])
    server.refuse('/api/v1/file/upload', 403, words)
    await online()
    const [refused] = (await readDrive(scope)).files
    expect(refused).toMatchObject({ name: 'a.png', upload: 'failed', idFile: null })
    expect((await readUploads()).uploads).toMatchObject([{ state: 'failed', reason: words }])
    expect((await store.files.get(refused?.key ?? ''))?.blob.size).toBe(refused?.size)
    await retryFile(refused?.key ?? '')
    await sendWaiting()
    expect((await readDrive(scope)).files).toMatchObject([{ name: 'a.png', upload: null }])
  })
})

describe('a refusal', () => {
  it('of a copy keeps it in the list, until it is tried again or thrown away', async () => {
    await known()
    server.refuse('/api/v1/file/copy', 409, '공간이 모자라요.')
    const place = { drive: 'BRAND', folder: null } as const
    await copyItems({ files: ['file-31'], folders: [] }, place)
    await online()
    const isCopy = ({ key }: { readonly key: string }) => key !== 'file-31'
    const refused = (await readDrive(scope)).files.find(isCopy)
    expect(refused).toMatchObject({ upload: 'failed' })
    await retryFile(refused?.key ?? '')
    expect((await readDrive(scope)).files.find(isCopy)).toMatchObject({ upload: null })
    server.refuse('/api/v1/file/copy', 409, '공간이 모자라요.')
    await copyItems({ files: ['file-31'], folders: [] }, place)
    await online()
    const again = (await readDrive(scope)).files.find(({ upload }) => upload === 'failed')
    await trashFiles([again?.key ?? ''])
    expect((await readDrive(scope)).files.map(({ upload }) => upload)).toEqual([null, null])
    expect(await store.outbox.count()).toBe(0)
  })

  it('puts a renamed file back, and keeps the command with the reason', async () => {
    await known()
    await renameFile('file-31', '다른 이름')
    expect((await readDrive(scope)).files).toMatchObject([{ name: '다른 이름.png' }])
    server.refuse('/api/v1/file/31', 403, '디자이너부터 바꿀 수 있어요.')
    await online()
    expect((await readDrive(scope)).files).toMatchObject([{ name: '로고.png' }])
    expect(await store.outbox.toArray()).toMatchObject([
      { state: 'failed', lastStatus: 403, message: '디자이너부터 바꿀 수 있어요.' },
    ])
  })

  it('of an upload keeps the file in the list with the reason, until it is tried again or cancelled', async () => {
    await addFiles('BRAND', null, [picture('a.png')])
    server.refuse('/api/v1/file/upload', 409, '공간이 모자라요.')
    await online()
    expect((await readDrive(scope)).files).toMatchObject([{ name: 'a.png', upload: 'failed' }])
    const { uploads } = await readUploads()
    expect(uploads).toMatchObject([{ state: 'failed', reason: '공간이 모자라요.' }])
    await retryRow(uploads[0]?.n ?? 0)
    expect((await readDrive(scope)).files).toMatchObject([{ name: 'a.png', upload: null }])
  })

  it('of a folder holds the files in it, and its name can be changed', async () => {
    const { key: folder = '' } = await createFolder(scope, null, '여름')
    await addFiles('BRAND', folder, [picture('a.png')])
    server.refuse('/api/v1/directory/brand', 409, '같은 이름의 폴더가 있어요.')
    await online()
    expect((await readDrive(scope)).folders).toMatchObject([{ key: folder, making: 'failed' }])
    expect(server.sent).toHaveLength(1)
    await renameFolder(folder, '여름 2')
    await online()
    const [refused, made, upload] = server.sent
    expect(made?.data).toEqual({ name: '여름 2', idParentDirectory: 0 })
    expect(made?.key).not.toBe(refused?.key)
    expect(upload?.data).toMatchObject({ idDirectory: made?.answer.idDirectory })
  })

  it('of a folder that is given up leaves the files in it, also those of folders inside, at the top', async () => {
    const { key: folder = '' } = await createFolder(scope, null, '여름')
    await addFiles('BRAND', folder, [picture('a.png'), picture('b.png', ['안쪽'])])
    server.refuse('/api/v1/directory/brand', 409, '같은 이름의 폴더가 있어요.')
    await online()
    await trashFolders([folder])
    const { files, folders } = await readDrive(scope)
    expect(folders).toEqual([])
    expect(files.map(({ name, folder: at }) => [name, at])).toEqual([
      ['a.png', null],
      ['b.png', null],
    ])
    await online()
    expect(server.sent.slice(1).map(({ url, data }) => [url, data])).toMatchObject([
      ['/api/v1/file/upload', { name: 'a.png', idDirectory: 0 }],
      ['/api/v1/file/upload', { name: 'b.png', idDirectory: 0 }],
    ])
    expect(await store.outbox.count()).toBe(0)
  })
})

describe('an upload', () => {
  it('whose answer was lost is sent again with the same key', async () => {
    await addUnsent('a.png')
    server.isOff = false
    server.loseAnswer = true
    await drain(idAccount)
    server.loseAnswer = false
    await resumeUploads()
    await online()
    const [first, again] = server.sent
    expect(server.sent).toHaveLength(2)
    expect([again?.key, again?.data]).toEqual([first?.key, first?.data])
    expect((await readDrive(scope)).files).toHaveLength(1)
  })

  it('that stopped between the answer and deleting the row leaves one file', async () => {
    await addUnsent('a.png')
    server.isOff = false
    vi.spyOn(store.outbox, 'delete').mockRejectedValueOnce(new Error('killed'))
    await expect(drain(idAccount)).rejects.toThrow('killed')
    expect((await readDrive(scope)).files).toMatchObject([{ idFile: null }])
    await drain(idAccount)
    expect((await readDrive(scope)).files).toMatchObject([{ upload: null }])
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1)
  })

  it('that the list of the server brought before its answer is one file', async () => {
    await addUnsent('a.png')
    server.isOff = false
    await known({ idFile: server.nextId + 1, name: 'a.png' })
    await drain(idAccount)
    expect((await readDrive(scope)).files).toMatchObject([{ name: 'a.png', upload: null }])
  })

  it('delays no other command, and the other way round', async () => {
    await known()
    await addUnsent('large.png')
    await renameFile('file-31', '새 이름')
    await sendWaiting()
    await store.outbox.toCollection().modify({ notBefore: 0 })
    server.isOff = false
    const release = server.holdUploads()
    const draining = drain(idAccount)
    await vi.waitFor(() => expect(server.sent.map(({ url }) => url)).toContain('/api/v1/file/31'))
    expect((await readDrive(scope)).files.map(({ name }) => name).sort()).toEqual([
      'large.png',
      '새 이름.png',
    ])
    release()
    await draining
    expect(await store.outbox.count()).toBe(0)
  })

  it('is paused and resumed, cancelled in the middle', async () => {
    await addUnsent('a.png', 'b.png')
    await pauseUploads()
    server.isOff = false
    expect(await drain(idAccount)).toEqual({ kind: 'empty' })
    expect(server.sent).toEqual([])
    const { uploads, isPaused } = await readUploads()
    expect([isPaused, uploads.map(({ state }) => state)]).toEqual([true, ['waiting', 'waiting']])
    await cancelUpload(uploads[0]?.n ?? 0)
    await resumeUploads()
    await online()
    expect(server.sent.map(({ data }) => data)).toMatchObject([{ name: 'b.png' }])
    expect(await store.files.count()).toBe(1)
  })

  it('is not sent as another account', async () => {
    await addUnsent('a.png')
    endSession()
    startSession({ idAccount: 8, email: 'mina@ongi.example', fullName: '박미나', image: null }, 'other')
    await online()
    expect(server.sent).toEqual([])
    expect(await store.outbox.count()).toBe(1)
  })

  it('is refused before anything is stored where type or content is wrong', async () => {
    const text = new File(['not a picture'], 'a.png')
    const script = new File(['alert(1)'], 'run.exe')
    const { added, refused } = await addFiles('BRAND', null, [
      { file: text, path: ['x'] },
      { file: script, path: [] },
      { file: new File([], 'b.png'), path: [] },
      { file: new File(['PK\x05\x06', new Uint8Array(18)], '빈 묶음.zip'), path: [] },
    ])
    expect(added).toBe(0)
    expect(refused.map(({ fault }) => fault)).toEqual(['notPicture', 'wrongType', 'empty', 'wrongType'])
    expect([await store.outbox.count(), await store.files.count()]).toEqual([0, 0])
  })

  it('leaves nothing behind where the device is full', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(store.outbox, 'bulkAdd').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    const { refused } = await addFiles('BRAND', null, [picture('a.png')])
    expect(refused).toEqual([{ name: 'a.png', fault: 'noSpace' }])
    expect(await store.files.count()).toBe(0)
  })
})

it('two drains at once, as of two tabs, send each command once and in order', async () => {
  const { key: folder = '' } = await createFolder(scope, null, '여름')
  await addUnsent('a.png')
  const [file] = (await readDrive(scope)).files
  await moveFiles([file?.key ?? ''], folder)
  await sendWaiting()
  server.isOff = false
  await store.outbox.toCollection().modify({ notBefore: 0 })
  await Promise.all([drain(idAccount), drain(idAccount)])
  await online()
  const keys = server.sent.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(server.sent.map(({ url }) => url)[0]).toBe('/api/v1/directory/brand')
})

it('a list that was asked for before a command was sent does not undo it', async () => {
  await known()
  const askedAt = Date.now()
  await renameFile('file-31', '새 이름')
  await online()
  await known({}, askedAt)
  expect((await readDrive(scope)).files).toMatchObject([{ name: '새 이름.png' }])
  await known({}, Date.now() + 1)
  expect((await readDrive(scope)).files).toMatchObject([{ name: '로고.png' }])
})

it('a change that was noted by a clock that was ahead gives way to what the server says', async () => {
  await known()
  await store.driveFiles.update('file-31', { name: '새 이름.png', changedAt: Date.now() + 400 * 86_400_000 })
  await known({}, Date.now())
  expect((await readDrive(scope)).files).toMatchObject([{ name: '로고.png' }])
})

function picture(name: string, path: readonly string[] = []) {
  return { file: new File([png, name], name, { type: 'image/png' }), path }
}

/** Adds files as if no send was tried yet. */
async function addUnsent(...names: string[]): Promise<void> {
  await pauseUploads()
  await addFiles(
    'BRAND',
    null,
    names.map((name) => picture(name)),
  )
  await sendWaiting()
  await store.answers.clear()
}

async function online(): Promise<void> {
  await sendWaiting()
  server.isOff = false
  await store.outbox.where('state').equals('waiting').modify({ notBefore: 0, tries: 0 })
  await sendWaiting()
  await sendWaiting()
}

/** One file of the server. */
async function known(given: { idFile?: number; name?: string } = {}, askedAt = 0): Promise<void> {
  const file = {
    idFile: 31,
    url: '/api/v1/file/31',
    name: '로고.png',
    type: 'image/png',
    width: 1,
    height: 1,
    size: 10,
    sha256: null,
    credit: null,
    idDirectory: 0,
    createdType: 'BRAND',
    fileType: 'DRIVE',
    idTags: [] as number[],
    authType: 'ROLE_USER',
    temporary: false,
    locked: false,
    idAccount,
    createdAt: '2026-01-01T00:00:00.000Z',
    deletedAt: null,
    thumbnail: 'NONE',
    ...given,
  } as const
  const removed = { idFiles: [], idDirectories: [], idTags: [] }
  const changes = { files: [file], directories: [], tags: [], removed, cursor: '1.1.1.1', isWhole: true }
  await storeChanges(scope, changes, askedAt)
}

async function readUploads() {
  const isPaused = await arePaused(idAccount)
  return {
    isPaused,
    uploads: uploadsIn(await store.outbox.where('brand').equals(brand).sortBy('n'), isPaused),
  }
}

interface Sent {
  readonly url: string
  readonly key: string | null
  readonly data: unknown
  readonly answer: Record<string, unknown>
}

/** As much of the server as the queue needs: ids, refusals, a lost network. */
function driveServer() {
  const refusals = new Map<string, { readonly status: number; readonly message: string }>()
  const answers = new Map<string, Record<string, unknown>>()
  let held: Promise<void> | null = null
  const server = {
    isOff: false,
    loseAnswer: false,
    nextId: 100,
    sent: [] as Sent[],
    refuse: (url: string, status: number, message: string) => void refusals.set(url, { status, message }),
    holdUploads: () => {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return () => release()
    },
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      if (server.isOff) throw new TypeError('no network')
      const isUpload = init.body instanceof FormData
      if (isUpload && held) await held
      const key = new Headers(init.headers).get('Idempotency-Key') ?? ''
      const text = isUpload
        ? String((init.body as FormData).get('data'))
        : await (init.body as Blob | null)?.text()
      const data: unknown = JSON.parse(text ?? 'null')
      const refusal = refusals.get(url)
      refusals.delete(url)
      const answer = answers.get(key) ?? answerOf(url, data)
      if (!refusal) answers.set(key, answer)
      server.sent.push({ url, key, data, answer })
      if (server.loseAnswer) throw new TypeError('the connection broke')
      return refusal
        ? Response.json({ message: refusal.message }, { status: refusal.status })
        : Response.json(answer)
    },
  }
  const answerOf = (url: string, data: unknown) => {
    server.nextId += 1
    const { name } = (data ?? {}) as { name?: string }
    if (url.endsWith('/copy')) {
      const { idFiles = [], idDirectories = [] } = data as { idFiles?: number[]; idDirectories?: number[] }
      const id = server.nextId
      return {
        files: idFiles.map(() => ({ idFile: id, name: '로고 (2).png' })),
        directories: idDirectories.map(() => ({ idDirectory: id, name: '여름' })),
      }
    }
    return { idFile: server.nextId, idDirectory: server.nextId, idTag: server.nextId, name, url }
  }
  return server
}
