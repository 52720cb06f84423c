import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pageFiles } from '#contract/drive.ts'
import { headers } from '#contract/errors.ts'
import { readFile } from '#contract/file.ts'
import { readUsedBytes } from '#server/api/files/queries.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { openSession } from '#server/http/tokens.ts'
import { type KillableServer, openKillableServer } from '../support/killable-server.ts'
import { createRandom, seed } from '../support/random.ts'
import { type Line, openLine } from './line.ts'
import { browserFetch, createLocks, openPage, type Person } from './upload-device.ts'

/*
 * The server's process is killed while it takes files, at any byte, and started again over the same database and directory. What
 * the device had begun goes on, and room is taken for what is there alone.
 */

const megabyte = 1024 * 1024
const kills = 3
const random = createRandom(seed)
let database: Database
let server: KillableServer
let line: Line

beforeAll(async () => {
  Object.defineProperty(navigator, 'locks', { value: createLocks().locks, configurable: true })
  console.info(`SEED=${seed}`)
  database = await createTestDatabase()
  server = await openKillableServer(database.url)
  line = await openLine(server.port, () => void server.kill())
  vi.stubGlobal(
    'fetch',
    browserFetch(() => line.url),
  )
}, 60_000)

afterAll(async () => {
  vi.unstubAllGlobals()
  await line.close()
  await server.remove()
  await database.close()
})

test('files that a server took while it was killed are there once, with their bytes', async () => {
  const owner = await openOwner()
  const files = [text('long.txt', 21 * megabyte), text('a.txt', 500_000), text('b.txt', 40_000)]
  const page = await openPage(owner, owner.idBrand)
  line.off()
  await page.addFiles(
    'BRAND',
    null,
    files.map((file) => ({ file, path: [] })),
  )
  line.on()
  for (let time = 0; time < kills; time += 1) {
    const cut = line.cuts()
    line.cutAfterSent(Math.ceil(random() * 6 * megabyte))
    await page.drainNow()
    if (line.cuts() === cut) break
    await server.kill()
    await server.start()
  }
  line.on()
  await page.sendAll()
  const hashes = await Promise.all(
    files.map(async (file) => [file.name, hashOf(Buffer.from(await file.arrayBuffer()))]),
  )
  expect(await served(owner), `SEED=${seed}`).toEqual(Object.fromEntries(hashes))
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  expect(await readUsedBytes(database.kysely, owner.idBrand)).toBe(bytes)
  expect(await page.table.outbox.count()).toBe(0)
  await page.table.delete()
}, 120_000)

/** A text that no other file has. */
function text(name: string, size: number): File {
  return new File([randomBytes(size / 2).toString('hex')], name)
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function openOwner(): Promise<Person & { readonly idBrand: number }> {
  const { kysely } = database
  const email = 'killed@ongi.example'
  const { id } = await kysely
    .insertInto('account')
    .values({ email, full_name: '한결' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await openSession(kysely, id, 'a test')
  const brand = await kysely
    .insertInto('brand')
    .values({ name: '온기' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await kysely
    .insertInto('brand_member')
    .values({ brand_id: brand.id, account_id: id, role: 'BRAND_ROLE_OWNER', joined_at: new Date() })
    .execute()
  return { id, email, token, idBrand: brand.id }
}

async function served({ token, idBrand }: Person & { readonly idBrand: number }) {
  const ask = (path: string) =>
    fetch(path, { headers: { authorization: `Bearer ${token}`, [headers.brand]: String(idBrand) } })
  const { _embedded } = (await (await ask(`${pageFiles.path}?size=200`)).json()) as {
    _embedded: { resFileLists: { idFile: number; name: string }[] }
  }
  const pairs = _embedded.resFileLists.map(async ({ idFile, name }) => {
    const answer = await ask(readFile.path.replace('{idFile}', String(idFile)))
    return [name, hashOf(new Uint8Array(await answer.arrayBuffer()))] as const
  })
  const found = await Promise.all(pairs)
  expect(found).toHaveLength(new Set(found.map(([name]) => name)).size)
  return Object.fromEntries(found)
}
