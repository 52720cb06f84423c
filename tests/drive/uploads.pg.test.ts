import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { pageFiles } from '#contract/drive.ts'
import { deleteFiles, readFile } from '#contract/file.ts'
import { writeCookie } from '#engine/browser/cookie.ts'
import { cookies } from '#model/access/cookies.ts'
import { readUsedBytes } from '#server/api/files/queries.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { createRandom, seed } from '../support/random.ts'
import { type Line, openLine } from './line.ts'
import { browserFetch, createLocks, openPage, type Page, type Person } from './upload-device.ts'

/*
 * Files of a device on their way to a real server over real sockets. Whatever happens on the way, each is there once in the end,
 * with the bytes that it had, and nothing is left of what broke.
 */

const megabyte = 1024 * 1024
const random = createRandom(seed)
let api: TestApi
let line: Line
let owner: Person & { readonly idBrand: number }
let page: Page
let answered: ((path: string) => void | Promise<void>) | undefined

const browser = createLocks()

beforeAll(async () => {
  Object.defineProperty(navigator, 'locks', { value: browser.locks, configurable: true })
  console.info(`SEED=${seed}`)
  api = await openTestApi()
  line = await openLine(Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port))
})

afterAll(async () => {
  await line.close()
  await api.close()
})

beforeEach(async () => {
  answered = undefined
  vi.stubGlobal(
    'fetch',
    browserFetch(() => line.url, { answered: (path) => answered?.(path) }),
  )
  owner = await api.owner()
  line.off()
  page = await openPage(owner, owner.idBrand)
})

afterEach(async () => {
  line.on()
  await page.pauseUploads()
  await page.table.delete()
  vi.unstubAllGlobals()
})

const small = ['a.txt', 'b.txt', 'c.txt']

/** A text that no other file has. */
function text(name: string, size = 40_000): File {
  return new File([randomBytes(size / 2).toString('hex')], name)
}

/** One that is sent in parts. */
const long = () => text('long.txt', 21 * megabyte)

async function hashesOf(files: readonly File[]): Promise<Record<string, string>> {
  const pairs = files.map(async (file) => [file.name, hashOf(Buffer.from(await file.arrayBuffer()))])
  return Object.fromEntries(await Promise.all(pairs))
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function add(...files: File[]): Promise<void> {
  const added = await page.addFiles(
    'BRAND',
    null,
    files.map((file) => ({ file, path: [] })),
  )
  expect(added).toEqual({ added: files.length, refused: [] })
}

/** What the server has: each file by its name, with the hash of its bytes. */
async function served(): Promise<Record<string, string>> {
  const { token, idBrand } = owner
  const listed = await api.send(pageFiles, { token, idBrand, query: { size: 200 } })
  const { resFileLists } = listed.body._embedded as { resFileLists: { idFile: number; name: string }[] }
  const pairs = resFileLists.map(async ({ idFile, name }) => {
    const url = readFile.path.replace('{idFile}', String(idFile))
    const { rawPayload } = await api.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    return [name, hashOf(rawPayload)] as const
  })
  const found = await Promise.all(pairs)
  expect(found).toHaveLength(new Set(found.map(([name]) => name)).size)
  return Object.fromEntries(found)
}

/** All that was added is there once, and room is taken for that alone. */
async function expectServed(files: readonly File[]): Promise<void> {
  expect(await served(), `SEED=${seed}`).toEqual(await hashesOf(files))
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  expect(await readUsedBytes(api.database.kysely, owner.idBrand)).toBe(bytes)
  expect(await page.table.outbox.count()).toBe(0)
  const { files: shown } = await page.read()
  expect(shown.map(({ name, upload }) => [name, upload]).sort()).toEqual(
    files.map(({ name }) => [name, null]).sort(),
  )
}

/** The process ends: what it was waiting for never comes. */
function kill(): void {
  line.off()
  page.table.close()
  browser.free()
  answered = () => new Promise<void>(() => {})
}

async function restart(): Promise<void> {
  page = await openPage(owner, owner.idBrand)
  answered = undefined
  line.on()
}

describe('files that were added without a network', () => {
  test('are sent by the next start, where the page was closed before anything was', async () => {
    const files = [text('a.txt'), text('b.txt'), text('c.txt', 300_000)]
    await add(...files)
    kill()
    await restart()
    await page.sendAll()
    await expectServed(files)
  })

  test('go on where the server is, wherever the line breaks', async () => {
    const files = [long(), text('a.txt'), text('b.txt', 900_000)]
    await add(...files)
    line.on()
    const before = line.cuts()
    line.cutAfterSent(...Array.from({ length: 20 }, () => Math.ceil(random() * 1.5 * megabyte)))
    while ((await page.waiting()) > 0) await page.drainNow()
    expect(line.cuts()).toBeGreaterThan(before + 10)
    await expectServed(files)
  })

  test('are sent once, where the process is killed at any byte and started again', async () => {
    const files = [long(), text('a.txt'), text('b.txt', 400_000)]
    await add(...files)
    line.on()
    for (let i = 0; i < 6; i += 1) {
      line.cutAfterSent(Math.ceil(random() * 5 * megabyte))
      await page.drainNow()
      kill()
      await restart()
    }
    line.on()
    await page.sendAll()
    await expectServed(files)
  })

  test('are one file each, where the answer was lost after the last byte', async () => {
    const files = [text('a.txt'), long()]
    await add(...files)
    line.on()
    const lost = new Set<string>()
    answered = (path) => {
      if (!path.endsWith('/finish') && !path.endsWith('/upload')) return
      if (lost.has(path)) return
      lost.add(path)
      throw new TypeError('the connection broke')
    }
    await page.sendAll()
    expect(lost.size).toBe(2)
    await expectServed(files)
  })

  test('are one file each, where the process ended between the answer and deleting the command', async () => {
    const files = [text('a.txt'), text('b.txt')]
    await add(...files)
    await page.sendWaiting()
    line.on()
    vi.spyOn(page.table.outbox, 'delete').mockRejectedValueOnce(new Error('killed'))
    await expect(page.drainNow()).rejects.toThrow('killed')
    kill()
    await restart()
    await page.sendAll()
    await expectServed(files)
  })

  test('wait while the server answers 503', async () => {
    const files = small.map((name) => text(name))
    await add(...files)
    line.on()
    const real = globalThis.fetch
    let refusals = 0
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (refusals < 4 && random() < 0.6) {
        refusals += 1
        return new Response(null, { status: 503 })
      }
      return real(path, init)
    })
    await page.sendAll()
    vi.stubGlobal('fetch', real)
    await expectServed(files)
  })

  test('of the same name are numbered in the order in which they were added', async () => {
    // Later ones are smaller: side by side they would overtake.
    const files = [400_000, 200_000, 40_000, 4_000, 400].map((size) => text('메뉴.txt', size))
    const others = [text('b.txt'), text('메뉴판.txt')]
    await add(files[0] as File, others[0] as File, ...files.slice(1), others[1] as File)
    line.on()
    await page.sendAll()
    const names = ['메뉴.txt', '메뉴 (2).txt', '메뉴 (3).txt', '메뉴 (4).txt', '메뉴 (5).txt']
    const numbered = files.map((file, at) => new File([file], names[at] ?? ''))
    expect(await served()).toEqual(await hashesOf([...numbered, ...others]))
  })

  test('are sent once by two tabs and the worker', async () => {
    const files = [text('a.txt'), text('b.txt', 700_000), text('c.txt')]
    await add(...files)
    line.on()
    const first = page
    page = await openPage(owner, owner.idBrand)
    await Promise.all([first.sendAll(), page.sendAll()])
    first.table.close()
    await expectServed(files)
  })

  test('wait for the next sign-in, say so, and are never sent by another account', async () => {
    const files = small.map((name) => text(name))
    await add(...files)
    const other = await api.owner()
    // Adding began a try without network: it ends before the line is there, or it would send as the owner.
    await page.sendWaiting()
    line.on()
    // Another tab has signed in with another account; this one does not know yet.
    writeCookie(cookies.accessToken, other.token)
    expect(await page.drainNow()).toEqual({ kind: 'signIn' })
    expect((await page.read()).files.map(({ upload }) => upload)).toEqual(['waiting', 'waiting', 'waiting'])
    expect(await readUsedBytes(api.database.kysely, other.idBrand)).toBe(0)
    page.signIn(owner)
    await page.sendAll()
    await expectServed(files)
  })
})

describe('a file', () => {
  test('is paused, and goes on from there', async () => {
    const file = long()
    await add(file)
    line.on()
    let parts = 0
    answered = async (path) => {
      if (!/resumable\/\d+$/.test(path)) return
      parts += 1
      if (parts === 3) await page.pauseUploads()
    }
    await page.drainNow()
    const [row] = await page.table.outbox.toArray()
    expect(row?.resumable?.sent).toBeGreaterThan(0)
    expect(await page.waiting()).toBe(1)
    expect(await page.drainNow()).toEqual({ kind: 'empty' })
    await page.resumeUploads()
    await page.sendWaiting()
    await expectServed([file])
  })

  test('that is cancelled in the middle leaves nothing, here and at the server', async () => {
    await add(long())
    line.on()
    let parts = 0
    answered = async (path) => {
      if (!/resumable\/\d+$/.test(path)) return
      parts += 1
      if (parts !== 3) return
      const [row] = await page.table.outbox.toArray()
      await page.cancelUpload(row?.n ?? 0)
    }
    await page.drainNow()
    await page.sendAll()
    await expectServed([])
    expect(await page.table.files.count()).toBe(0)
  })

  test('whose first answer was lost takes room once', async () => {
    const file = long()
    await add(file)
    line.on()
    let lost = 0
    answered = (path) => {
      if (!path.endsWith('/resumable') || lost > 1) return
      lost += 1
      throw new TypeError('the connection broke')
    }
    await page.sendAll()
    expect(lost).toBe(2)
    await expectServed([file])
  })

  test('whose upload the server has forgotten is sent from the beginning', async () => {
    const file = long()
    await add(file)
    line.on()
    line.cutAfterSent(megabyte)
    await page.drainNow()
    await api.database.kysely.deleteFrom('resumable_upload').execute()
    await api.database.kysely.deleteFrom('file_upload').execute()
    await page.sendAll()
    await expectServed([file])
  })

  test('that has no room any more is kept with the reason, and is sent when there is room', async () => {
    const file = text('a.txt')
    await add(file)
    line.on()
    const { idFile } = await fillStorage()
    await page.drainNow()
    expect(await page.table.outbox.toArray()).toMatchObject([{ state: 'failed', lastStatus: 409 }])
    expect((await page.read()).files).toMatchObject([{ name: 'a.txt', upload: 'failed' }])
    await api.send(deleteFiles, {
      token: owner.token,
      idBrand: owner.idBrand,
      query: { idFiles: String(idFile) },
    })
    const [row] = await page.table.outbox.toArray()
    await page.retryUpload(row?.n ?? 0)
    await expectServed([file])
  })

  test('whose folder was deleted meanwhile goes to the top', async () => {
    const { key = null } = await page.createFolder('여름')
    line.on()
    await page.sendWaiting()
    line.off()
    const file = text('a.txt')
    await page.addFiles('BRAND', key, [{ file, path: [] }])
    await api.database.kysely.deleteFrom('directory').where('brand_id', '=', owner.idBrand).execute()
    line.on()
    await page.sendAll()
    expect(await served()).toEqual(await hashesOf([file]))
  })

  test('whose folder is deleted while it is sent goes to the top, with all its bytes', async () => {
    const { key = null } = await page.createFolder('여름')
    line.on()
    await page.sendWaiting()
    line.off()
    const file = long()
    await page.addFiles('BRAND', key, [{ file, path: [] }])
    line.on()
    let parts = 0
    answered = async (path) => {
      if (!/resumable\/\d+$/.test(path)) return
      parts += 1
      if (parts !== 2) return
      await api.database.kysely.deleteFrom('directory').where('brand_id', '=', owner.idBrand).execute()
    }
    await page.sendAll()
    expect(parts).toBeGreaterThan(2)
    await expectServed([file])
    expect((await page.read()).files).toMatchObject([{ folder: null }])
  })

  test('of a member who lost the role is kept with the reason', async () => {
    await add(text('a.txt'), text('b.txt'))
    await api.database.kysely
      .updateTable('brand_member')
      .set({ role: 'BRAND_ROLE_MEMBER' })
      .where('account_id', '=', owner.id)
      .execute()
    line.on()
    await page.drainNow()
    const rows = await page.table.outbox.toArray()
    expect(rows).toMatchObject([
      { state: 'failed', lastStatus: 403 },
      { state: 'failed', lastStatus: 403 },
    ])
    expect(rows.every(({ message }) => message !== null)).toBe(true)
    expect((await page.read()).files).toHaveLength(2)
    expect(await readUsedBytes(api.database.kysely, owner.idBrand)).toBe(0)
  })
})

/** Another device takes what the plan has. */
async function fillStorage(): Promise<{ readonly idFile: number }> {
  const { id } = await api.database.kysely
    .insertInto('file')
    .values({
      brand_id: owner.idBrand,
      account_id: owner.id,
      storage_key: `brand/${owner.idBrand}/large`,
      name: 'large.zip',
      file_type: 'DRIVE',
      media_type: 'application/zip',
      size: 10 ** 13,
      width: null,
      height: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { idFile: id }
}
