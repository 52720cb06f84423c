import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import { isAtLeast } from '#model/access/roles.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'

/** The drive of a brand, or of an account in it; or the folders of designs. */
export interface Drive {
  readonly idBrand: number
  /** null: that of the brand. */
  readonly ownerId: number | null
  /** Set for folders of designs, which all members have: templates of the brand, or works of the members. */
  readonly designs?: CreatedType
}

export type CreatedType = 'BRAND' | 'USER'

export function driveOf({ idBrand, account }: CallContext, createdType: CreatedType): Drive {
  return { idBrand, ownerId: createdType === 'USER' ? account.id : null }
}

/** The folders of designs. */
export function designsOf({ idBrand }: CallContext, createdType: CreatedType): Drive {
  return { idBrand, ownerId: null, designs: createdType }
}

/** Restricts rows of `directory` to those of a drive, or to folders of designs. */
export function isIn({ idBrand, ownerId, designs }: Drive) {
  if (designs !== undefined)
    return sql<SqlBool>`directory.brand_id = ${idBrand} and directory.type = 'TEMPLATE' and directory.created_type = ${designs}`
  return sql<SqlBool>`directory.brand_id = ${idBrand} and directory.type = 'DRIVE' and directory.owner_id is not distinct from ${ownerId}`
}

export function createdTypeOf(ownerId: number | null): CreatedType {
  return ownerId === null ? 'BRAND' : 'USER'
}

/** Members read the drive of the brand, from designer on they change it. The own drive is its owner's. */
export function refuseReader({ role }: CallContext, ownerId: number | null): void {
  if (ownerId === null && !isAtLeast(role, 'BRAND_ROLE_DESIGNER')) throw new Refusal('DESIGNER_ONLY')
}

/** One change of the folders of a brand's drives at a time: none becomes its own parent, none is filled while it goes. */
export async function lockDrives(db: Transaction<DB>, idBrand: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drive ${idBrand}`}, 0))`.execute(db)
}

/** A directory that is not in the trash; null for the top. Rejects with NOT_FOUND. */
export async function findPlace(db: Kysely<DB>, drive: Drive, id: number): Promise<number | null> {
  if (id === 0) return null
  const found = await readPlace(db, drive, id)
  if (found === null) throw new Refusal('NOT_FOUND')
  return found
}

/** The same; null also where the directory is gone or in the trash. */
export async function readPlace(db: Kysely<DB>, drive: Drive, id: number | null): Promise<number | null> {
  const row = await selectDirectory(db, drive, id).where('trashed_at', 'is', null).executeTakeFirst()
  return row?.id ?? null
}

/** A directory, in the trash or not; null for the top, and where it is gone. */
export async function readDirectory(db: Kysely<DB>, drive: Drive, id: number): Promise<number | null> {
  return (await selectDirectory(db, drive, id).executeTakeFirst())?.id ?? null
}

function selectDirectory(db: Kysely<DB>, drive: Drive, id: number | null) {
  return db
    .selectFrom('directory')
    .select('id')
    .where('id', '=', id ?? 0)
    .where('brand_id', '=', drive.idBrand)
    .where(isIn(drive))
}

/** In a transaction in which no other session changes the folders of the brand. */
export function inDrives<T>(context: CallContext, work: (db: Transaction<DB>) => Promise<T>): Promise<T> {
  return context.transact(async (db) => {
    await lockDrives(db, context.idBrand)
    return work(db)
  })
}
