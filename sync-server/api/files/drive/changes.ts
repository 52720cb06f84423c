import { type Kysely, sql } from 'kysely'
import type { AnswerOf, GivenOf } from '#contract/call.ts'
import type { readChanges } from '#contract/drive.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Drive } from '../places/queries.ts'
import { toDriveFile } from '../rows.ts'
import { toDirectory } from './rows.ts'
import { toTag } from './tags.ts'

type Query = GivenOf<typeof readChanges>['query']
type Answer = AnswerOf<typeof readChanges>

/** The place behind the last row that was read. Rows are in the order of their number, and of these in that of `tables`. */
interface Cursor {
  readonly changed: number
  readonly table: number
  readonly id: number
  /** The last number when the reader began: what was removed before, it never had. */
  readonly begun: number
}

const tables = ['directory', 'file_tag', 'file', 'drive_removal'] as const

interface ChangedRow {
  readonly changed: number
  readonly table: number
  readonly id: number
  /** Puts the row into the answer. */
  readonly add: (answer: Answer) => void
}

/** Rejects with CONFLICT where the cursor is of another state of the database, such as one before it was restored. */
export function selectChanges(db: Kysely<DB>, drive: Drive, asked: Query): Promise<Answer> {
  // All tables as of one moment, or a number could be passed before its rows are seen.
  return inTransaction(db, (snapshot) => readPage(snapshot, drive, asked), { isolation: 'repeatable read' })
}

async function readPage(db: Kysely<DB>, drive: Drive, { fileType, cursor, size }: Query): Promise<Answer> {
  const counter = await db
    .selectFrom('brand_storage')
    .select('changes')
    .where('brand_id', '=', drive.idBrand)
    .executeTakeFirst()
  const last = counter?.changes ?? 0
  const from = cursor === undefined ? { changed: 0, table: -1, id: 0, begun: last } : parseCursor(cursor)
  if (from.changed > last || from.begun > last) throw new Refusal('CONFLICT')
  const most = size + 1
  const found = [
    ...(await changedDirectories(db, drive, from, most)),
    ...(await changedTags(db, drive, from, most)),
    ...(await changedFiles(db, drive, from, most, fileType)),
    ...(await removed(db, drive, from, most)),
  ].sort((a, b) => a.changed - b.changed || a.table - b.table || a.id - b.id)
  const page = found.slice(0, size)
  const answer: Answer = {
    cursor: '',
    hasMore: found.length > size,
    files: [],
    directories: [],
    tags: [],
    removed: { idFiles: [], idDirectories: [], idTags: [] },
  }
  for (const { add } of page) add(answer)
  return { ...answer, cursor: writeCursor({ ...from, ...page.at(-1) }) }
}

async function changedDirectories(
  db: Kysely<DB>,
  drive: Drive,
  from: Cursor,
  most: number,
): Promise<ChangedRow[]> {
  const rows = await db
    .selectFrom('directory')
    .selectAll()
    .where('brand_id', '=', drive.idBrand)
    .where('owner_id', 'is not distinct from', drive.ownerId)
    .where('type', '=', 'DRIVE')
    .where(isBehind(from, 'directory'))
    .orderBy('changed')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map((row) => foundIn('directory', row, (answer) => answer.directories.push(toDirectory(row))))
}

async function changedTags(db: Kysely<DB>, drive: Drive, from: Cursor, most: number): Promise<ChangedRow[]> {
  const rows = await db
    .selectFrom('file_tag')
    .selectAll()
    .where('brand_id', '=', drive.idBrand)
    .where('owner_id', 'is not distinct from', drive.ownerId)
    .where(isBehind(from, 'file_tag'))
    .orderBy('changed')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map((row) => foundIn('file_tag', row, (answer) => answer.tags.push(toTag(row))))
}

async function changedFiles(
  db: Kysely<DB>,
  drive: Drive,
  from: Cursor,
  most: number,
  fileType: string,
): Promise<ChangedRow[]> {
  const rows = await db
    .selectFrom('file')
    .selectAll()
    .where('brand_id', '=', drive.idBrand)
    .where('owner_id', 'is not distinct from', drive.ownerId)
    .where('file_type', '=', fileType)
    .where(isBehind(from, 'file'))
    .where((where) => where.or([where('deleted_at', 'is', null), where('changed', '>', from.begun)]))
    .orderBy('changed')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map((row) =>
    foundIn('file', row, ({ files, removed: { idFiles } }) => {
      if (row.deleted_at === null) files.push(toDriveFile(row))
      else idFiles.push(row.id)
    }),
  )
}

async function removed(db: Kysely<DB>, drive: Drive, from: Cursor, most: number): Promise<ChangedRow[]> {
  const rows = await db
    .selectFrom('drive_removal')
    .selectAll()
    .where('brand_id', '=', drive.idBrand)
    .where('owner_id', 'is not distinct from', drive.ownerId)
    .where('changed', '>', from.begun)
    .where(isBehind(from, 'drive_removal'))
    .orderBy('changed')
    .orderBy('id')
    .limit(most)
    .execute()
  const lists = { FILE: 'idFiles', DIRECTORY: 'idDirectories', TAG: 'idTags' } as const
  return rows.map((row) =>
    foundIn('drive_removal', row, (answer) => answer.removed[lists[row.kind]].push(row.item_id)),
  )
}

function foundIn(
  table: (typeof tables)[number],
  { changed, id }: { readonly changed: number; readonly id: number },
  add: (answer: Answer) => void,
): ChangedRow {
  return { changed, id, table: tables.indexOf(table), add }
}

/** Rows of a table that come after the cursor. */
function isBehind({ changed, table, id }: Cursor, name: (typeof tables)[number]) {
  const own = tables.indexOf(name)
  if (own > table) return sql<boolean>`changed >= ${changed}`
  if (own < table) return sql<boolean>`changed > ${changed}`
  return sql<boolean>`(changed, id) > (${changed}::bigint, ${id}::bigint)`
}

function parseCursor(cursor: string): Cursor {
  const [changed = 0, table = 0, id = 0, begun = 0] = cursor.split('.').map(Number)
  return { changed, table, id, begun }
}

function writeCursor({ changed, table, id, begun }: Cursor): string {
  return [changed, Math.max(table, 0), id, begun].join('.')
}
