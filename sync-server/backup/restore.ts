import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { Mistake } from '../commands/with-database.ts'
import { migrateTo, migrationNames } from '../database/migrate.ts'
import type { DB } from '../database/tables/schema.ts'
import { unfinishedRestore } from '../database/unfinished-restore.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import { copyStatement } from './back-up.ts'
import { copyIn } from './copy.ts'
import { endLinks } from './end-links.ts'
import { fileLine, type Manifest, readManifest } from './manifest.ts'
import { damaged, readChecked, readLines, readParts } from './parts.ts'
import { isEmpty } from './place.ts'
import { quoted } from './tables.ts'

const filesAtOnce = 4
/**
 * Numbers that are left out: those that were given after the backup. A device still has what it wrote in a brand of such
 * a number, and would bring it into another brand that got the same one.
 */
export const skippedNumbers = 1_000_000

interface Target {
  readonly client: pg.ClientBase
  readonly kysely: Kysely<DB>
  readonly storage: Storage
  readonly keepsLinks: boolean
}

/** The manifest of a finished backup that this release can read. */
export async function openBackup(place: Storage, given: string): Promise<Manifest> {
  const manifest = await readManifest(place)
  if (manifest === null) throw new Mistake(`${given} has no backup, or one that was not finished.`)
  const unknown = manifest.migrations.filter((name) => !migrationNames.includes(name))
  if (unknown.length === 0) return manifest
  throw new Mistake(`The backup was made by a newer release; this one does not know ${unknown.join(', ')}.`)
}

/** Reads everything and compares it with what was stored. */
export async function checkBackup(place: Storage, manifest: Manifest): Promise<void> {
  for (const { parts } of manifest.tables) for (const part of parts) await readChecked(place, part)
  await eachFile(place, manifest, async (_key, body) => hashOf(body))
}

/** Rejects where the database has tables, or the file store files. */
export async function checkTarget(client: pg.ClientBase, storage: Storage, name: string): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_tables where schemaname = 'public'`,
  )
  if (rows[0]?.count) {
    throw new Mistake(
      `Nothing was restored: ${name} has ${rows[0].count} tables. A backup is only restored into an empty database.`,
    )
  }
  if (!(await isEmpty(storage)))
    throw new Mistake(`Nothing was restored: there are files in the file store. It has to be empty.`)
}

/**
 * Restores a backup into an empty database and an empty file store. The schema is that of the backup; the next start
 * migrates it. Rows are committed once the files are there; until then, and after a restore that was killed, no server
 * starts over the database. Links that were open end in the same transaction, unless `keepsLinks`. Returns how many have ended,
 * and the keys of files that have a row and no bytes, which had none before.
 */
export async function restore(
  place: Storage,
  manifest: Manifest,
  { client, kysely, storage, keepsLinks }: Target,
): Promise<{ readonly missing: readonly string[]; readonly endedLinks: number }> {
  await sql.raw(`create table ${unfinishedRestore} ()`).execute(kysely)
  await migrateTo(kysely, manifest.migrations)
  await client.query('begin')
  try {
    await client.query(`truncate ${manifest.tables.map(({ name }) => quoted(name)).join(', ')}`)
    // Rows come with what triggers counted when they were written.
    for (const { name } of manifest.tables)
      await client.query(`alter table ${quoted(name)} disable trigger user`)
    for (const table of manifest.tables) {
      const rows = await copyIn(client, copyStatement(table, 'from stdin'), readParts(place, table.parts))
      if (rows !== table.rows)
        throw new Mistake(`The backup is damaged: ${table.name} has ${rows} rows of ${table.rows}.`)
    }
    for (const { name } of manifest.tables)
      await client.query(`alter table ${quoted(name)} enable trigger user`)
    for (const { table, column, next } of manifest.sequences) {
      await client.query(`select setval(pg_get_serial_sequence($1, $2), $3::bigint + $4::bigint, false)`, [
        `public.${quoted(table)}`,
        column,
        next,
        skippedNumbers,
      ])
    }
    const endedLinks = keepsLinks ? 0 : await endLinks(client, manifest.tables)
    await eachFile(place, manifest, async (key, body) => {
      return (await storage.put(key, body, { type: mediaTypeOf(key) })).sha256
    })
    const missing = await listMissing(client, place, manifest)
    await client.query(`drop table ${unfinishedRestore}`)
    await client.query('commit')
    await client.query('analyze')
    return { missing, endedLinks }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Gives each file to `work`, which returns the hash of what it read. Rejects where it is not that of the backup. */
async function eachFile(
  place: Storage,
  { files }: Manifest,
  work: (key: string, body: Readable) => Promise<string>,
): Promise<void> {
  const lines = readLines(place, files.parts)
  let count = 0
  const worker = async () => {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) return
      const { key, sha256 } = fileLine.parse(JSON.parse(value))
      const got = await place.get(`files/${key}`)
      if (got === null) throw damaged(`files/${key}`, 'is missing')
      if ((await work(key, got.body)) !== sha256) throw damaged(`files/${key}`, 'is not what was stored')
      count += 1
    }
  }
  await Promise.all(Array.from({ length: filesAtOnce }, worker))
  if (count !== files.count)
    throw new Mistake(`The backup is damaged: it has ${count} files of ${files.count}.`)
}

async function hashOf(body: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of body) hash.update(chunk as Uint8Array)
  return hash.digest('hex')
}

async function listMissing(
  client: pg.ClientBase,
  place: Storage,
  { files }: Manifest,
): Promise<readonly string[]> {
  await client.query('create temporary table restored (key text) on commit drop')
  async function* keys() {
    for await (const line of readLines(place, files.parts))
      yield Buffer.from(`${fileLine.parse(JSON.parse(line)).key}\n`)
  }
  await copyIn(client, 'copy restored (key) from stdin', keys())
  const { rows } = await client.query<{ key: string }>(
    `select storage_key as key from file where deleted_at is null and storage_key not in (select key from restored)
     order by id limit 1000`,
  )
  return rows.map(({ key }) => key)
}

/** The server sends each file with the type of its row; a bucket wants one, too. */
function mediaTypeOf(key: string): string {
  return key.startsWith('builds/') ? 'application/zip' : 'application/octet-stream'
}
