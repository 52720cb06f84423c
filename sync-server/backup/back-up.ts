import type pg from 'pg'
import { posterKeyOf } from '../gateways/storage/small-pictures.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import { copyOut } from './copy.ts'
import { type FileLine, type Manifest, writeManifest } from './manifest.ts'
import { openParts } from './parts.ts'
import { listSequences, listTables, quoted, type StoredTable } from './tables.ts'

/** Folders of the file store in which no row of a brand names the files. */
const otherFolders = ['account', 'builds']
const filesAtOnce = 4
const rowsAtOnce = 500

export interface BackedUp {
  readonly manifest: Manifest
  /** Keys of files that are not deleted and have no bytes. */
  readonly missing: readonly string[]
}

/**
 * Writes a backup of the database behind `client` and of `storage` into `place`, which has to be empty.
 *
 * All tables are read in one snapshot, and files after it: the bytes of a file are stored before its row and deleted a day
 * after it, so every file of the snapshot still has them. A portrait is deleted as soon as it is replaced, so portraits
 * are also copied before.
 */
export async function backUp(client: pg.ClientBase, storage: Storage, place: Storage): Promise<BackedUp> {
  const copied = copyFiles(storage, place)
  await copied.folder('account')
  await client.query('begin isolation level repeatable read read only')
  try {
    const tables: Manifest['tables'] = []
    for (const table of await listTables(client)) tables.push(await copyTable(client, table, place))
    const migrations = await client.query<{ name: string }>('select name from kysely_migration order by name')
    const version = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    const missing = await copied.ofRows(client)
    for (const folder of otherFolders) await copied.folder(folder)
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      postgres: version.rows[0]?.version ?? 0,
      migrations: migrations.rows.map(({ name }) => name),
      tables,
      sequences: [...(await listSequences(client))],
      files: await copied.end(),
    }
    await client.query('commit')
    await writeManifest(place, manifest)
    return { manifest, missing }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function copyTable(client: pg.ClientBase, { name, columns }: StoredTable, place: Storage) {
  const parts = openParts(place, `database/${name.replaceAll('_', '-')}`)
  const rows = await copyOut(client, copyStatement({ name, columns }, 'to stdout'), parts.add)
  return { name, columns: [...columns], rows, parts: await parts.end() }
}

export function copyStatement({ name, columns }: StoredTable, direction: 'to stdout' | 'from stdin'): string {
  return `copy public.${quoted(name)} (${columns.map(quoted).join(', ')}) ${direction}`
}

function copyFiles(storage: Storage, place: Storage) {
  const lines = openParts(place, 'index')
  let [count, bytes] = [0, 0]
  /** Of `otherFolders`, which are small. */
  const done = new Set<string>()

  /** Returns false where there are no bytes. */
  async function copy(key: string): Promise<boolean> {
    const content = await storage.get(key)
    if (content === null) return false
    const { body, size } = content
    const facts = { type: 'application/octet-stream', length: size }
    const line: FileLine = { key, ...(await place.put(`files/${key}`, body, facts)) }
    await lines.add(Buffer.from(`${JSON.stringify(line)}\n`))
    count += 1
    bytes += size
    return true
  }

  return {
    async folder(name: string): Promise<void> {
      for await (const { key } of storage.list(name)) {
        if (done.has(key)) continue
        done.add(key)
        await copy(key)
      }
    },
    /**
     * The files that the rows of the snapshot name, and the stills of videos, which only devices can draw; without small
     * pictures, which are made again when asked for.
     */
    async ofRows(client: pg.ClientBase): Promise<string[]> {
      const missing: string[] = []
      await client.query(
        `declare files cursor for select storage_key as key, deleted_at is null as "isLiving",
           media_type like 'video/%' and thumbnail <> 'NONE' as "hasPoster" from file where purged_at is null`,
      )
      for (;;) {
        const { rows } = await client.query<{ key: string; isLiving: boolean; hasPoster: boolean }>(
          `fetch ${rowsAtOnce} from files`,
        )
        if (rows.length === 0) return missing
        const left = rows.values()
        const work = async () => {
          for (const { key, isLiving, hasPoster } of left) {
            if (!(await copy(key)) && isLiving) missing.push(key)
            if (hasPoster) await copy(posterKeyOf(key))
          }
        }
        await Promise.all(Array.from({ length: filesAtOnce }, work))
      }
    },
    async end(): Promise<Manifest['files']> {
      return { parts: await lines.end(), count, bytes }
    },
  }
}
