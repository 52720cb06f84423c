import { sql, type Transaction } from 'kysely'
import { cleanName } from '#model/files/clean-name.ts'
import { withExtensionOf } from '#model/files/take-name.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { refuseTakingBack } from '../adding/queries.ts'
import { freeNames } from '../free-names.ts'
import { type Drive, findPlace, lockDrives, readPlace, refuseReader } from '../places/queries.ts'
import type { FileRow } from '../queries.ts'

type State = 'USED' | 'TRASH'

interface Change {
  /** Where the files are. */
  readonly from: State
  /** Who added a file may do it too, for a little while. */
  readonly isTakingBack?: true
}

/**
 * The files of a call about several, all of which the caller may change. Rejects with NOT_FOUND where one is not there, or is the
 * guide's, and with DESIGNER_ONLY where the caller only reads the drive of the brand.
 */
async function ownFiles(
  db: Transaction<DB>,
  context: CallContext,
  given: readonly number[],
  { from, isTakingBack }: Change,
): Promise<FileRow[]> {
  const ids = [...new Set(given)]
  const rows = await db
    .selectFrom('file')
    .selectAll()
    .where('brand_id', '=', context.idBrand)
    .where('id', 'in', ids)
    .where('file_type', '=', 'DRIVE')
    .where('deleted_at', 'is', null)
    .where('trashed_at', from === 'USED' ? 'is' : 'is not', null)
    .where('trashed_with', 'is', null)
    .where((where) => where.or([where('owner_id', 'is', null), where('owner_id', '=', context.account.id)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length < ids.length) throw new Refusal('NOT_FOUND')
  for (const row of rows) {
    if (isTakingBack) await refuseTakingBack(context, db, row)
    else refuseReader(context, row.owner_id)
  }
  return rows
}

/** Runs `work` on the files, while no other transaction changes folders or files of the brand's drives. */
function change<T>(
  context: CallContext,
  ids: readonly number[],
  kind: Change,
  work: (db: Transaction<DB>, rows: readonly FileRow[]) => Promise<T>,
): Promise<T> {
  return context.transact(async (db) => {
    await lockDrives(db, context.idBrand)
    return work(db, await ownFiles(db, context, ids, kind))
  })
}

export function moveFilesTo(
  context: CallContext,
  ids: readonly number[],
  idDirectory: number,
): Promise<void> {
  return change(context, ids, { from: 'USED' }, async (db, rows) => {
    // A file stays in its drive: a folder of another one is not found.
    for (const drive of drivesOf(context, rows)) {
      const place = await findPlace(db, drive, idDirectory)
      const moved = rows.filter(({ owner_id }) => owner_id === drive.ownerId)
      await put(db, drive, moved, () => place)
    }
  })
}

export function renameFileTo(context: CallContext, id: number, given: string): Promise<FileRow> {
  return change(context, [id], { from: 'USED' }, async (db, [row]) => {
    if (!row) throw new Refusal('NOT_FOUND')
    const drive = { idBrand: context.idBrand, ownerId: row.owner_id }
    const wanted = withExtensionOf(cleanName(given, row.name), row.name)
    const names = { given: [wanted], except: [id] }
    const [name = wanted] = await freeNames(db, drive, row.directory_id, names)
    return db
      .updateTable('file')
      .set({ name })
      .where('brand_id', '=', context.idBrand)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

export function moveFilesToTrash(context: CallContext, ids: readonly number[]): Promise<void> {
  const kind = { from: 'USED', isTakingBack: true } as const
  return change(context, ids, kind, (db, rows) => trashFilesOf(db, context.idBrand, idsOf(rows)))
}

/** Under `lockDrives`. What is in the trash already, or deleted for good, stays as it is. */
async function trashFilesOf(db: Transaction<DB>, idBrand: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('file')
    .set({ trashed_at: sql<Date>`now()` })
    .where('brand_id', '=', idBrand)
    .where('id', 'in', ids)
    .where('file_type', '=', 'DRIVE')
    .where('trashed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
}

export function restoreFilesFromTrash(context: CallContext, ids: readonly number[]): Promise<void> {
  return change(context, ids, { from: 'TRASH', isTakingBack: true }, async (db, rows) => {
    for (const drive of drivesOf(context, rows)) {
      const places = new Map<number | null, number | null>()
      for (const { directory_id } of rows) places.set(directory_id, await readPlace(db, drive, directory_id))
      const restored = rows.filter(({ owner_id }) => owner_id === drive.ownerId)
      await put(db, drive, restored, ({ directory_id }) => places.get(directory_id) ?? null)
    }
  })
}

export function giveTags(context: CallContext, id: number, idTags: readonly number[]): Promise<FileRow> {
  return change(context, [id], { from: 'USED' }, async (db, [row]) => {
    if (!row) throw new Refusal('NOT_FOUND')
    const tags = await db
      .selectFrom('file_tag')
      .select('id')
      .where('brand_id', '=', context.idBrand)
      .where('owner_id', 'is not distinct from', row.owner_id)
      .where('id', 'in', [0, ...idTags])
      .execute()
    if (tags.length < new Set(idTags).size) throw new Refusal('NOT_FOUND')
    return db
      .updateTable('file')
      .set({ tag_ids: [...new Set(idTags)] })
      .where('brand_id', '=', context.idBrand)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Puts files into their places, out of the trash, under names that are free there. */
async function put(
  db: Transaction<DB>,
  drive: Drive,
  rows: readonly FileRow[],
  placeOf: (row: FileRow) => number | null,
): Promise<void> {
  for (const place of new Set(rows.map(placeOf))) {
    const there = rows.filter((row) => placeOf(row) === place)
    const given = there.map(({ name }) => name)
    const names = await freeNames(db, drive, place, { given, except: idsOf(rows) })
    for (const [at, row] of there.entries())
      await db
        .updateTable('file')
        .set({ directory_id: place, name: names[at] ?? row.name, trashed_at: null })
        .where('brand_id', '=', drive.idBrand)
        .where('id', '=', row.id)
        .execute()
  }
}

function drivesOf({ idBrand }: CallContext, rows: readonly FileRow[]): Drive[] {
  return [...new Set(rows.map(({ owner_id }) => owner_id))].map((ownerId) => ({ idBrand, ownerId }))
}

function idsOf(rows: readonly FileRow[]): number[] {
  return rows.map(({ id }) => id)
}
