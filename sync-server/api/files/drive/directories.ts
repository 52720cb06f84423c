import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { cleanName } from '#model/files/clean-name.ts'
import { nameKey, takeName } from '#model/files/take-name.ts'
import type { DirectoryTable } from '#server/database/tables/files.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Drive, findPlace, isIn, readPlace } from '../places/queries.ts'

export type DirectoryRow = Selectable<DirectoryTable>

const mostDirectories = 2_000
/** Of designs: as many as one page lists. */
const mostOfDesigns = 1_000
const fallbackName = '-'

/** All of these change folders: the caller holds `lockDrives`. */
export async function makeDirectory(
  db: Transaction<DB>,
  drive: Drive,
  made: {
    readonly name: string
    readonly idParent: number
    readonly accountId: number
  },
): Promise<DirectoryRow> {
  const parent = await findPlace(db, drive, made.idParent)
  const name = cleanName(made.name, fallbackName)
  await refuseTaken(db, drive, parent, name)
  await refuseMoreThan(db, drive, 1)
  return insertDirectory(db, drive, { ...made, name, parent })
}

/** Of a name that is free there. */
export function insertDirectory(
  db: Transaction<DB>,
  { idBrand, ownerId, designs }: Drive,
  made: {
    readonly name: string
    readonly parent: number | null
    readonly accountId: number
  },
): Promise<DirectoryRow> {
  return db
    .insertInto('directory')
    .values({
      brand_id: idBrand,
      owner_id: ownerId,
      type: designs === undefined ? 'DRIVE' : 'TEMPLATE',
      created_type: designs ?? null,
      parent_id: made.parent,
      name: made.name,
      account_id: made.accountId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Rejects with LIMIT_EXCEEDED where a drive has no room for so many folders more. */
export async function refuseMoreThan(db: Transaction<DB>, drive: Drive, more: number): Promise<void> {
  const { count } = await inDrive(db, drive)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  const most = drive.designs === undefined ? mostDirectories : mostOfDesigns
  if (count + more > most) throw new Refusal('LIMIT_EXCEEDED')
}

export async function renameDirectory(
  db: Transaction<DB>,
  drive: Drive,
  id: number,
  given: string,
): Promise<DirectoryRow> {
  const [row] = await find(db, drive, [id], 'USED')
  if (!row) throw new Refusal('NOT_FOUND')
  const name = cleanName(given, row.name)
  await refuseTaken(db, drive, row.parent_id, name, id)
  return db
    .updateTable('directory')
    .set({ name })
    .where('brand_id', '=', drive.idBrand)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Makes a folder of a brand's drive a drop folder, or an ordinary one again. */
export async function setTakesUploads(
  db: Transaction<DB>,
  { idBrand }: Drive,
  id: number,
  takesUploads: boolean,
): Promise<DirectoryRow> {
  const row = await db
    .updateTable('directory')
    .set({ takes_uploads: takesUploads })
    .where('brand_id', '=', idBrand)
    .where('id', '=', id)
    .where('type', '=', 'DRIVE')
    .where('owner_id', 'is', null)
    .where('trashed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Rejects with CONFLICT where a folder would come into itself. */
export async function moveDirectories(
  db: Transaction<DB>,
  drive: Drive,
  ids: readonly number[],
  idTarget: number,
): Promise<void> {
  const rows = await find(db, drive, ids, 'USED')
  const place = await findPlace(db, drive, idTarget)
  const above = await pathTo(db, drive, place)
  if (above.some(({ id }) => ids.includes(id))) throw new Refusal('CONFLICT')
  const taken = await namesIn(db, drive, place, ids)
  for (const { id, name } of rows) {
    await db
      .updateTable('directory')
      .set({ parent_id: place, name: takeName(taken, name) })
      .where('brand_id', '=', drive.idBrand)
      .where('id', '=', id)
      .execute()
  }
}

/** Folders that were put into the trash at once: one, and those in it. */
interface TrashedTree {
  readonly top: number
  readonly directories: readonly number[]
}

/** With everything that is in them and not in the trash already. Designs in them are put there by the caller. */
export async function trashDirectories(
  db: Transaction<DB>,
  drive: Drive,
  ids: readonly number[],
): Promise<readonly TrashedTree[]> {
  const trees: TrashedTree[] = []
  await find(db, drive, ids, 'USED')
  for (const id of new Set(ids)) {
    const { rows } = await sql<{ id: number }>`
      with recursive tree as (
        select id from directory where brand_id = ${drive.idBrand} and id = ${id} and trashed_at is null
        union all
        select inner_one.id from directory inner_one join tree on inner_one.parent_id = tree.id
        where inner_one.trashed_at is null
      )
      select id from tree`.execute(db)
    const tree = rows.map((row) => row.id)
    // It went with another one of the list.
    if (tree.length === 0) continue
    trees.push({ top: id, directories: tree })
    await sql`
      update directory set trashed_at = now(), trashed_with = case when id = ${id} then null else ${id}::bigint end
      where brand_id = ${drive.idBrand} and id = any(${tree}::bigint[])`.execute(db)
    await sql`
      update file set trashed_at = now(), trashed_with = ${id}
      where brand_id = ${drive.idBrand} and directory_id = any(${tree}::bigint[]) and trashed_at is null and deleted_at is null`.execute(
      db,
    )
  }
  return trees
}

export async function restoreDirectories(
  db: Transaction<DB>,
  drive: Drive,
  ids: readonly number[],
): Promise<void> {
  for (const { id, name, parent_id } of await find(db, drive, ids, 'TRASH')) {
    const place = await readPlace(db, drive, parent_id)
    const taken = await namesIn(db, drive, place, [id])
    await db
      .updateTable('directory')
      .set({ parent_id: place, name: takeName(taken, name), trashed_at: null })
      .where('brand_id', '=', drive.idBrand)
      .where('id', '=', id)
      .execute()
    for (const table of ['directory', 'file'] as const)
      await db
        .updateTable(table)
        .set({ trashed_at: null, trashed_with: null })
        .where('brand_id', '=', drive.idBrand)
        .where('trashed_with', '=', id)
        .execute()
  }
}

/** For good; the bytes of the files are deleted a day later. */
export async function deleteDirectories(
  db: Transaction<DB>,
  drive: Drive,
  ids: readonly number[],
): Promise<void> {
  await find(db, drive, ids, 'TRASH')
  await db
    .updateTable('file')
    .set({ deleted_at: sql<Date>`now()` })
    .where('brand_id', '=', drive.idBrand)
    .where('trashed_with', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  await db
    .deleteFrom('directory')
    .where('brand_id', '=', drive.idBrand)
    .where((where) => where.or([where('id', 'in', ids), where('trashed_with', 'in', ids)]))
    .execute()
}

/** Files and folders. */
export async function emptyTrashOf(db: Transaction<DB>, { idBrand, ownerId }: Drive): Promise<void> {
  await db
    .updateTable('file')
    .set({ deleted_at: sql<Date>`now()` })
    .where('brand_id', '=', idBrand)
    .where('owner_id', 'is not distinct from', ownerId)
    .where('trashed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  await db
    .deleteFrom('directory')
    .where('brand_id', '=', idBrand)
    .where('type', '=', 'DRIVE')
    .where('owner_id', 'is not distinct from', ownerId)
    .where('trashed_at', 'is not', null)
    .execute()
}

/** From the top to the directory itself; none for the top. */
export async function pathTo(
  db: Kysely<DB>,
  { idBrand }: Drive,
  id: number | null,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive above as (
      select id, name, parent_id, 0 as distance from directory where brand_id = ${idBrand} and id = ${id}
      union all
      select outer_one.id, outer_one.name, outer_one.parent_id, distance + 1
      from directory outer_one join above on outer_one.id = above.parent_id
    )
    select id, name from above order by distance desc`.execute(db)
  return rows
}

/** Rejects with NOT_FOUND where one is not there. */
async function find(
  db: Transaction<DB>,
  drive: Drive,
  ids: readonly number[],
  state: 'USED' | 'TRASH',
): Promise<DirectoryRow[]> {
  const rows = await inDrive(db, drive)
    .selectAll()
    .where('id', 'in', ids)
    .where('trashed_at', state === 'USED' ? 'is' : 'is not', null)
    .where('trashed_with', 'is', null)
    .orderBy('id')
    .execute()
  if (rows.length < new Set(ids).size) throw new Refusal('NOT_FOUND')
  return rows
}

async function refuseTaken(
  db: Transaction<DB>,
  drive: Drive,
  place: number | null,
  name: string,
  except = 0,
): Promise<void> {
  const taken = await namesIn(db, drive, place, [except])
  if (taken.has(nameKey(name)))
    throw new Refusal('CONFLICT', { fields: [{ field: 'name', code: 'CONFLICT' }] })
}

export async function namesIn(
  db: Transaction<DB>,
  drive: Drive,
  place: number | null,
  except: readonly number[],
): Promise<Set<string>> {
  const rows = await inDrive(db, drive)
    .select(['id', 'name'])
    .where('parent_id', 'is not distinct from', place)
    .where('trashed_at', 'is', null)
    .execute()
  return new Set(rows.filter(({ id }) => !except.includes(id)).map(({ name }) => nameKey(name)))
}

function inDrive(db: Kysely<DB>, drive: Drive) {
  return db.selectFrom('directory').where('brand_id', '=', drive.idBrand).where(isIn(drive))
}
