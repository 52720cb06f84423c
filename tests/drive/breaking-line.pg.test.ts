import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pageFiles } from '#contract/drive.ts'
import { headers } from '#contract/errors.ts'
import { readFile } from '#contract/file.ts'
import { uploadRow } from '#kits/drive/uploads/upload-row.ts'
import { readUsedBytes } from '#server/api/files/queries.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { openSession } from '#server/http/tokens.ts'
import { type KillableServer, openKillableServer } from '../support/killable-server.ts'
import { largeVideo } from '../support/large-video.ts'
import { below, createRandom, seed } from '../support/random.ts'
import { amountOf } from '../support/size.ts'
import { type Line, openLine } from './line.ts'
import { browserFetch, createLocks, openPage, type Person } from './upload-device.ts'

/*
 * A large video from the queue of a device to the server in a process of its own, over a line that breaks at 20 random bytes.
 * `MEGABYTES=1024` for one of 1 GB, which the server takes where DRIVE_VIDEO_MAX_BYTES allows it.
 */

const megabyte = 1024 * 1024
const size = amountOf('MEGABYTES', { fast: 64, full: 256 }) * megabyte
const breaks = 20
const random = createRandom(seed)
let database: Database
let server: KillableServer
let line: Line

beforeAll(async () => {
  Object.defineProperty(navigator, 'locks', { value: createLocks().locks, configurable: true })
  database = await createTestDatabase()
  server = await openKillableServer(database.url, { DRIVE_VIDEO_MAX_BYTES: String(size) })
  line = await openLine(server.port)
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

test(`a video of ${size / megabyte} MB over a line that breaks ${breaks} times is one file with its bytes`, {
  tags: ['all'],
  timeout: 600_000,
}, async () => {
  const owner = await openOwner()
  const page = await openPage(owner, owner.idBrand)
  const { blob, sha256 } = madeVideo()
  const place = { key: null, idDirectory: 0, refers: [] }
  const scope = { idAccount: owner.id, brand: owner.idBrand, drive: 'BRAND' } as const
  const { file, row } = uploadRow(scope, { name: '가게.mp4', blob, sha256, place, isMade: false })
  await page.table.files.add(file)
  await page.table.outbox.add(row)

  const idle = await server.peakMemory()
  line.cutAfterSent(...gaps())
  const began = performance.now()
  let tries = 0
  for (; (await page.waiting()) > 0; tries += 1) await page.drainNow()
  const seconds = (performance.now() - began) / 1000
  const grown = (await server.peakMemory()) - idle
  console.info(
    `SEED=${seed}: ${size / megabyte} MB in ${seconds.toFixed(1)} s, ${line.cuts()} breaks, ${tries} tries, ` +
      `${(line.sent() / megabyte).toFixed(1)} MB sent; the server had ${Math.round(idle / megabyte)} MB ` +
      `and took at most ${Math.round(grown / megabyte)} MB more`,
  )
  expect(line.cuts(), `SEED=${seed}`).toBe(breaks)
  expect(await page.table.outbox.toArray()).toEqual([])
  expect(await served(owner), `SEED=${seed}`).toEqual([{ name: '가게.mp4', size, sha256 }])
  expect(await readUsedBytes(database.kysely, owner.idBrand)).toBe(size)
  // No part is left beside the file.
  expect(readdirSync(join(server.dataDir, 'files/brand', String(owner.idBrand)))).toHaveLength(1)
  // A server that kept the file in memory would take all of it.
  expect(grown).toBeLessThan(Math.max(size / 4, 200 * megabyte))
  await page.table.delete()
})

/** Bytes from each break to the next. All come, because at least the whole file goes up. */
function gaps(): number[] {
  const places = Array.from({ length: breaks }, () => 1 + below(random, size - 1)).sort((a, b) => a - b)
  return places.map((place, at) => Math.max(1, place - (places[at - 1] ?? 0)))
}

function madeVideo(): { readonly blob: Blob; readonly sha256: string } {
  const hash = createHash('sha256')
  const pieces: Blob[] = []
  for (const piece of largeVideo(size, seed)) {
    hash.update(piece)
    pieces.push(new Blob([piece]))
  }
  return { blob: new Blob(pieces, { type: 'video/mp4' }), sha256: hash.digest('hex') }
}

async function openOwner(): Promise<Person & { readonly idBrand: number }> {
  const { kysely } = database
  const email = 'breaks@ongi.example'
  const { id } = await kysely
    .insertInto('account')
    .values({ email, full_name: '한결' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await openSession(kysely, id, 'a test')
  const brand = await kysely
    .insertInto('brand')
    .values({ name: '온기', plan: 'PLUS' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await kysely
    .insertInto('brand_member')
    .values({ brand_id: brand.id, account_id: id, role: 'BRAND_ROLE_OWNER', joined_at: new Date() })
    .execute()
  return { id, email, token, idBrand: brand.id }
}

/** The files of the server, with the hash of the bytes that it sends. */
async function served({ token, idBrand }: Person & { readonly idBrand: number }) {
  const ask = (path: string) =>
    fetch(path, { headers: { authorization: `Bearer ${token}`, [headers.brand]: String(idBrand) } })
  const { _embedded } = (await (await ask(`${pageFiles.path}?size=200`)).json()) as {
    _embedded: { resFileLists: { idFile: number; name: string }[] }
  }
  const files = _embedded.resFileLists.map(async ({ idFile, name }) => {
    const { body } = await ask(readFile.path.replace('{idFile}', String(idFile)))
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of body ?? []) {
      hash.update(chunk)
      bytes += chunk.length
    }
    return { name, size: bytes, sha256: hash.digest('hex') }
  })
  return Promise.all(files)
}
