import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { guide } from '#model/documents/guide.ts'
import { bearerPrefix, subprotocol, syncPath } from '#model/sync/protocol.ts'
import type { Database } from './database/open.ts'
import { createTestDatabase } from './database/test-database.ts'
import { readEnvironment } from './environment/read-environment.ts'
import { openSession } from './http/tokens.ts'
import { startServer } from './main.ts'
import { metrics } from './relay/metrics/relay-metrics.ts'
import { TestSocket } from './relay/testing/test-relay.ts'

const designs = 10_000
const tables = ['brand_document', 'doc_room', 'doc_update', 'doc_snapshot', 'doc_version']

interface Reads {
  readonly scans: number
  readonly rows: number
}

test('[R128] ten thousand designs of a brand cost a node no room, no socket, no scan and no start', async () => {
  const few = await useNode(10)
  const many = await useNode(designs)
  // The guide, the one that is open, and the strategy once the write-back has settled the brand: none of the others.
  expect(many.rooms).toBeGreaterThanOrEqual(2)
  expect(many.rooms).toBeLessThanOrEqual(3)
  expect(many.sockets).toBe(2)
  expect(many.answered).toBe(50)
  for (const table of tables) {
    const [of10, of10000] = [few.reads[table], many.reads[table]]
    if (!of10 || !of10000) throw new Error(`${table} was not counted`)
    // The page of the list reads 50 rows of each of its tables; 10 designs are fewer than a page.
    expect([table, of10000.rows <= of10.rows + 150], JSON.stringify([of10, of10000])).toEqual([table, true])
  }
}, 120_000)

/** Starts a node on a brand with so many designs, opens the guide and one design, writes in both, and lists a page. */
async function useNode(count: number) {
  const database = await createTestDatabase()
  onTestFinished(() => database.close())
  const { token, idBrand, names } = await fill(database, count)
  const before = await readsOf(database)
  const socketsBefore = await gaugeOf(metrics.sockets)
  const dataDir = mkdtempSync(join(tmpdir(), 'saegim-designs-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const server = await startServer(
    readEnvironment({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'silent' }),
    { appDirectory: null },
  )
  try {
    const open = async (name: Parameters<typeof syncPath>[1]) => {
      const url = `${server.url.replace('http', 'ws')}${syncPath(idBrand, name)}`
      const socket = new TestSocket(new WebSocket(url, [subprotocol, `${bearerPrefix}${token}`]))
      await socket.opened
      return socket
    }
    const [name] = names
    if (!name) throw new Error('there is no design')
    const [main, one] = [await open('guide'), await open(name)]
    main.change((doc) => guide.core.background.shared(doc).insert(0, '할머니의 사발'))
    one.change((doc) => design.design.title.write(doc, '봄 포스터'))
    await Promise.all([main.stored(), one.stored()])
    const listed = await fetch(new URL('/api/v1/brand/document?kind=design', server.url), {
      headers: { authorization: `Bearer ${token}`, idBrandHeader: String(idBrand) },
    })
    expect(listed.status).toBe(200)
    const { _embedded } = (await listed.json()) as { _embedded: { documents: unknown[] } }
    return {
      answered: _embedded.documents.length,
      rooms: await gaugeOf(metrics.rooms),
      sockets: (await gaugeOf(metrics.sockets)) - socketsBefore,
      // Connections report what they have read when they end.
      reads: await server.close().then(async () => since(before, await readsOf(database))),
    }
  } finally {
    await server.close()
  }
}

async function fill(database: Database, count: number) {
  const { id } = await database.kysely
    .insertInto('account')
    .values({ email: 'designs@ongi.example', full_name: '한결' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const brand = await database.kysely
    .insertInto('brand')
    .values({ name: '온기' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.kysely
    .insertInto('brand_member')
    .values({ brand_id: brand.id, account_id: id, role: 'BRAND_ROLE_OWNER', joined_at: new Date() })
    .execute()
  const doc = new Y.Doc()
  design.design.title.write(doc, '이름 없음')
  const values = [brand.id, id, count]
  await database.pool.query(
    `insert into brand_document (brand_id, document, kind, title, owner_id, readers, writers)
     select $1, 'design/' || gen_random_uuid(), 'design', '이름 없음', $2, 'BRAND_ROLE_MEMBER', 'BRAND_ROLE_MEMBER'
     from generate_series(1, $3)`,
    values,
  )
  await database.pool.query(
    `insert into doc_update (brand_id, document, data, account_id)
     select brand_id, document, $1, owner_id from brand_document`,
    [Buffer.from(Y.encodeStateAsUpdate(doc))],
  )
  await database.pool.query(
    `insert into doc_room (brand_id, document, epoch, last_seq, settled_seq, last_editor)
     select brand_id, document, 'first', seq, seq, account_id from doc_update`,
  )
  await database.pool.query('analyze')
  const { rows } = await database.pool.query<{ document: `design/${string}` }>(
    'select document from brand_document order by id desc limit 1',
  )
  const token = await openSession(database.kysely, id, 'a test')
  return { token, idBrand: brand.id, names: rows.map(({ document }) => document) }
}

async function gaugeOf(gauge: typeof metrics.rooms): Promise<number> {
  return (await gauge.get()).values[0]?.value ?? Number.NaN
}

async function readsOf(database: Database): Promise<Record<string, Reads>> {
  await database.pool.query('select pg_stat_force_next_flush(), pg_stat_clear_snapshot()')
  const { rows } = await database.pool.query<Reads & { name: string }>(
    `select relname as name, coalesce(seq_scan, 0)::integer as scans,
            (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as rows
     from pg_stat_user_tables where relname = any($1)`,
    [tables],
  )
  return Object.fromEntries(rows.map(({ name, ...reads }) => [name, reads]))
}

function since(before: Record<string, Reads>, after: Record<string, Reads>): Record<string, Reads> {
  return Object.fromEntries(
    Object.entries(after).map(([name, { scans, rows }]) => {
      const { scans: earlier, rows: read } = before[name] ?? { scans: 0, rows: 0 }
      return [name, { scans: scans - earlier, rows: rows - read }]
    }),
  )
}
