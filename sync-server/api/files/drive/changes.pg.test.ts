import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import {
  createBrandDirectory,
  deleteBrandDirectories,
  moveBrandDirectories,
  renameBrandDirectory,
  restoreBrandDirectories,
  trashBrandDirectories,
} from '#contract/directory.ts'
import {
  changeTagsOfFile,
  copyItems,
  createTag,
  deleteTag,
  emptyTrash,
  moveFiles,
  pageFiles,
  readChanges,
  renameFile,
  restoreFiles,
  trashFiles,
} from '#contract/drive.ts'
import { deleteFiles, readFile, readStorage, uploadFile } from '#contract/file.ts'
import { openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'
import { below, createRandom, runsOr, seed } from '../../../../tests/support/random.ts'
import { pdf } from '../content/test-files.ts'

let api: TestApi
let owner: Awaited<ReturnType<TestApi['owner']>>

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

beforeEach(async () => {
  owner = await api.owner()
})

const send = (call: Call, sent: Sent = {}) =>
  api.send(call, { token: owner.token, idBrand: owner.idBrand, ...sent })

const upload = async (name: string, body: object = {}) =>
  Number((await send(uploadFile, { body, file: { bytes: pdf(), name, type: 'x/y' } })).body.idFile)
const folder = async (name: string, idParentDirectory = 0) =>
  Number((await send(createBrandDirectory, { body: { name, idParentDirectory } })).body.idDirectory)

type Item = Readonly<Record<string, unknown>>

/** What a device has of the drive. */
class Mirror {
  readonly files = new Map<number, Item>()
  readonly directories = new Map<number, Item>()
  readonly tags = new Map<number, Item>()
  #cursor: string | undefined

  /** Reads all pages that there are. Returns how many rows they had. */
  async read(size = 3): Promise<number> {
    for (let rows = 0; ; ) {
      const query = { size, ...(this.#cursor !== undefined && { cursor: this.#cursor }) }
      const { status, body, text } = await send(readChanges, { query })
      expect(status, text).toBe(200)
      const { files, directories, tags, removed } = body as unknown as {
        files: Item[]
        directories: Item[]
        tags: Item[]
        removed: Record<'idFiles' | 'idDirectories' | 'idTags', number[]>
      }
      for (const file of files) this.files.set(Number(file.idFile), file)
      for (const directory of directories) this.directories.set(Number(directory.idDirectory), directory)
      for (const tag of tags) this.tags.set(Number(tag.idTag), tag)
      for (const id of removed.idFiles) this.files.delete(id)
      for (const id of removed.idDirectories) this.directories.delete(id)
      for (const id of removed.idTags) this.tags.delete(id)
      rows += files.length + directories.length + tags.length + Object.values(removed).flat().length
      this.#cursor = String(body.cursor)
      if (!body.hasMore) return rows
    }
  }

  get state() {
    const sorted = (map: ReadonlyMap<number, Item>) => [...map].sort(([a], [b]) => a - b)
    return [sorted(this.files), sorted(this.directories), sorted(this.tags)]
  }
}

test('a device reads a whole drive, and then what was changed and removed', async () => {
  const gone = await upload('gone.pdf')
  await send(deleteFiles, { query: { idFiles: gone } })
  const menu = await folder('차림표')
  const [a, b] = [await upload('a.pdf', { idDirectory: menu }), await upload('b.pdf')]
  const tag = Number((await send(createTag, { body: { name: '봄' } })).body.idTag)
  const mirror = new Mirror()
  // Not the file that was deleted before.
  expect(await mirror.read()).toBe(4)
  expect(mirror.files.get(a)).toMatchObject({ name: 'a.pdf', idDirectory: menu, sha256: expect.any(String) })
  expect(await mirror.read()).toBe(0)

  await send(renameFile, { params: { idFile: b }, body: { name: '나' } })
  await send(changeTagsOfFile, { params: { idFileEntity: b }, body: { idTags: [tag] } })
  expect(await mirror.read()).toBe(1)
  expect(mirror.files.get(b)).toMatchObject({ name: '나.pdf', idTags: [tag] })
  await send(deleteTag, { params: { idTag: tag } })
  await send(trashBrandDirectories, { body: { idDirectories: [menu] } })
  await mirror.read()
  expect(mirror.files.get(b)).toMatchObject({ idTags: [] })
  expect(mirror.files.get(a)).toMatchObject({ deletedAt: expect.any(String) })
  expect(mirror.tags.size).toBe(0)
  await send(emptyTrash, { query: {} })
  await mirror.read()
  expect([[...mirror.files.keys()], mirror.directories.size]).toEqual([[b], 0])

  const fresh = new Mirror()
  await fresh.read()
  expect(fresh.state).toEqual(mirror.state)
})

test('a page ends in the middle of a change of many rows, and the next one goes on there', async () => {
  const menu = await folder('차림표')
  for (let at = 0; at < 7; at += 1) await upload(`${at}.pdf`, { idDirectory: menu })
  const mirror = new Mirror()
  await mirror.read()
  await send(trashBrandDirectories, { body: { idDirectories: [menu] } })
  expect(await mirror.read(2)).toBe(8)
  expect([...mirror.files.values()].every(({ deletedAt }) => deletedAt !== null)).toBe(true)
})

test('a change whose transaction ends later than that of a later one is not missed', async () => {
  const [a, b] = [await upload('a.pdf'), await upload('b.pdf')]
  const mirror = new Mirror()
  await mirror.read()
  const slow = await api.database.pool.connect()
  await slow.query('begin')
  await slow.query(`update file set name = 'slow.pdf' where id = $1`, [a])
  // Waits for the transaction before it, so that its number is the higher one.
  const quick = api.database.pool.query(`update file set name = 'quick.pdf' where id = $1`, [b])
  expect(await mirror.read()).toBe(0)
  await slow.query('commit')
  slow.release()
  await quick
  await mirror.read()
  expect([mirror.files.get(a)?.name, mirror.files.get(b)?.name]).toEqual(['slow.pdf', 'quick.pdf'])
})

test('drives of others are not listed, and a cursor of another state begins again', async () => {
  const person = await api.person()
  await api.join(owner.idBrand, person.id, 'BRAND_ROLE_MEMBER')
  await upload('own.pdf', { createdType: 'USER' })
  const sent = { token: person.token, query: { createdType: 'USER' } }
  expect((await send(readChanges, sent)).body).toMatchObject({ files: [], hasMore: false })
  expect((await send(readChanges)).body).toMatchObject({ files: [] })
  expect(await send(readChanges, { query: { cursor: '999.0.0.0' } })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT' },
  })
})

test('rows of a file that is deleted in the end leave the same removal', async () => {
  const a = await upload('a.pdf')
  const mirror = new Mirror()
  await mirror.read()
  await api.database.pool.query('delete from file where id = $1', [a])
  await mirror.read()
  expect(mirror.files.size).toBe(0)
})

test('a device that reads now and then has what a new one has, whatever happens at once', {
  timeout: 120_000,
}, async () => {
  const runs = runsOr(2)
  let changes = 0
  for (let run = 0; run < runs; run += 1) {
    owner = await api.owner()
    const random = createRandom(seed + run)
    const mirror = new Mirror()
    const any = (map: ReadonlyMap<number, Item>) => [...map.keys()][below(random, map.size)] ?? 0
    const steps: (() => Promise<unknown>)[] = [
      () => upload(`${below(random, 5)}.pdf`, { idDirectory: any(mirror.directories) }),
      () => folder(`${below(random, 1000)}`, any(mirror.directories)),
      () => send(createTag, { body: { name: `${below(random, 1000)}` } }),
      () => send(deleteTag, { params: { idTag: any(mirror.tags) } }),
      () => send(trashFiles, { body: { idFiles: [any(mirror.files)] } }),
      () => send(restoreFiles, { body: { idFiles: [any(mirror.files)] } }),
      () => send(deleteFiles, { query: { idFiles: any(mirror.files) } }),
      () =>
        send(moveFiles, {
          body: { idFiles: [any(mirror.files)], idDirectory: any(mirror.directories) },
        }),
      () =>
        send(moveBrandDirectories, {
          body: { idDirectories: [any(mirror.directories)], idDirectory: any(mirror.directories) },
        }),
      () =>
        send(renameBrandDirectory, {
          params: { id: any(mirror.directories) },
          body: { name: `${below(random, 1000)}` },
        }),
      () => send(trashBrandDirectories, { body: { idDirectories: [any(mirror.directories)] } }),
      () => send(restoreBrandDirectories, { body: { idDirectories: [any(mirror.directories)] } }),
      () => send(deleteBrandDirectories, { query: { idDirectories: any(mirror.directories) } }),
      () =>
        send(copyItems, {
          body: { idDirectories: [any(mirror.directories)], idDirectory: any(mirror.directories) },
        }),
      () => mirror.read(1 + below(random, 4)),
    ]
    for (let step = 0; step < 40; step += 1) {
      const atOnce = Array.from({ length: 1 + below(random, 3) }, () => steps[below(random, steps.length)])
      await Promise.all(atOnce.slice(0, 1).map((work) => work?.()))
      // Only one reads at a time.
      await Promise.all(atOnce.slice(1).map((work) => (work === steps.at(-1) ? undefined : work?.())))
    }
    changes += await mirror.read()
    const fresh = new Mirror()
    await fresh.read(1000)
    expect(fresh.state, `SEED=${seed}`).toEqual(mirror.state)
    expect(Number((await send(readStorage)).text), `SEED=${seed}`).toBe(mirror.files.size * pdf().length)
  }
  expect(changes).toBeGreaterThan(0)
})

test('files and folders are copied with all that is in them, under free names and with their own bytes', async () => {
  const menu = await folder('차림표')
  const inner = await folder('안', menu)
  await upload('a.pdf', { idDirectory: inner })
  const b = await upload('b.pdf')
  const tag = Number((await send(createTag, { body: { name: '봄' } })).body.idTag)
  await send(changeTagsOfFile, { params: { idFileEntity: b }, body: { idTags: [tag] } })
  const used = async () => Number((await send(readStorage)).text)
  const before = await used()
  const body = { idFiles: [b], idDirectories: [menu], idDirectory: 0 }
  const key = { 'idempotency-key': 'copy-1' }
  const copied = await send(copyItems, { body, headers: key })
  expect(copied).toMatchObject({
    status: 200,
    body: { files: [{ name: 'b (2).pdf', idTags: [tag] }], directories: [{ name: '차림표 (2)' }] },
  })
  expect((await send(copyItems, { body, headers: key })).body).toEqual(copied.body)
  expect(await used()).toBe(2 * before)
  // Into itself, as it was before.
  await send(copyItems, { body: { idDirectories: [menu], idDirectory: menu } })
  expect(await used()).toBe(2 * before + pdf().length)
  await send(deleteFiles, { query: { idFiles: b } })
  const [file] = copied.body.files as { idFile: number }[]
  expect(await send(readFile, { params: { idFile: file?.idFile ?? 0 } })).toMatchObject({ status: 200 })
  const own = await send(copyItems, {
    body: { idFiles: [file?.idFile], createdType: 'USER', idDirectory: 0 },
  })
  expect(own.body).toMatchObject({ files: [{ createdType: 'USER', idTags: [] }] })
})

test('a copy that is refused leaves nothing', async () => {
  const a = await upload('a.pdf')
  const person = await api.person()
  await api.join(owner.idBrand, person.id, 'BRAND_ROLE_MEMBER')
  const secret = await upload('own.pdf', { createdType: 'USER' })
  const copy = (body: object, token = owner.token) =>
    send(copyItems, { token, body: { idDirectory: 0, ...body } })
  expect(await copy({ idFiles: [a] }, person.token)).toMatchObject({ status: 403 })
  expect(await copy({ idFiles: [a], createdType: 'USER' }, person.token)).toMatchObject({ status: 200 })
  expect(await copy({ idFiles: [secret], createdType: 'USER' }, person.token)).toMatchObject({ status: 404 })
  expect(await copy({ idFiles: [a], idDirectory: 999_999 })).toMatchObject({ status: 404 })
  expect(await copy({})).toMatchObject({ status: 400 })
  await api.database.pool.query(
    `insert into file (brand_id, storage_key, name, file_type, media_type, size) values ($1, 'x', 'x', 'LOGO', 'x/y', 104857600 - 100)`,
    [owner.idBrand],
  )
  expect(await copy({ idFiles: [a] })).toMatchObject({ status: 409, body: { code: 'STORAGE_EXCEEDED' } })
  const { body } = await send(pageFiles, { query: {} })
  expect((body._embedded as { resFileLists: unknown[] }).resFileLists).toHaveLength(1)
  const { rows } = await api.database.pool.query('select * from file_upload where brand_id = $1', [
    owner.idBrand,
  ])
  expect(rows).toEqual([])
})
