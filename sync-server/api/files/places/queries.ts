import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { isAtLeast } from '#model/access/roles.ts'
import { nameKey } from '#model/files/take-name.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'

/** The drive of a brand, or of an account in it. */
export interface Drive {
  readonly idBrand: number
  /** null: that of the brand. */
  readonly ownerId: number | null
}

export type CreatedType = 'BRAND' | 'USER'

export function driveOf({ idBrand, account }: CallContext, createdType: CreatedType): Drive {
  return { idBrand, ownerId: createdType === 'USER' ? account.id : null }
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
  if (id === null || id === 0) return null
  const row = await db
    .selectFrom('directory')
    .select('id')
    .where('id', '=', id)
    .where('brand_id', '=', drive.idBrand)
    .where('owner_id', 'is not distinct from', drive.ownerId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

interface Names {
  /** Those that files are to be put there under. */
  readonly given: readonly string[]
  /** Files whose names do not count. */
  readonly except?: readonly number[]
}

/** For more it is cheaper to read all names of the place. */
const mostNames = 20
/** Longer ones may be cut to make room for a number; they still begin with the same letters. */
const longName = 100
const lettersOfLong = 50

/**
 * Names of the files in a place that may be taken for one of the given names with any number, as `takeName` wants them. A place
 * may have a hundred thousand files: only those whose names begin alike are read.
 */
export async function fileNamesIn(
  db: Kysely<DB>,
  drive: Drive,
  place: number | null,
  { given, except = [] }: Names,
): Promise<Set<string>> {
  const rows = await queryNames(db, drive, place, given).execute()
  return new Set(rows.filter(({ id }) => !except.includes(id)).map(({ name }) => nameKey(name)))
}

/** Exported for the test of its plan. */
export function queryNames(db: Kysely<DB>, drive: Drive, place: number | null, given: readonly string[]) {
  const names = [...new Set(given)]
  return (
    db
      .selectFrom('file')
      .select(['id', 'name'])
      .where('brand_id', '=', drive.idBrand)
      .where('owner_id', drive.ownerId === null ? 'is' : '=', drive.ownerId)
      .where('directory_id', place === null ? 'is' : '=', place)
      // As the index has it, which a parameter would not match.
      .where(sql<boolean>`file_type = 'DRIVE' and trashed_at is null and deleted_at is null`)
      .$if(names.length <= mostNames, (query) => query.where(({ or }) => or(names.flatMap(isLike))))
  )
}

/** Conditions, one of which the name of a file meets that is this name, or this name with a number before or behind its extension. */
function isLike(given: string): RawBuilder<boolean>[] {
  const name = given.normalize('NFC')
  const key = sql<string>`file_name_key(name) collate "C"`
  const beginsWith = (text: string) => {
    const from = sql<string>`file_name_key(${text})`
    return sql<boolean>`(${key} >= ${from} and ${key} < ${from} || chr(1114111))`
  }
  const letters = [...name]
  if (letters.length > longName) return [beginsWith(letters.slice(0, lettersOfLong).join(''))]
  const bare = name.slice(0, Math.max(0, name.lastIndexOf('.')))
  return [sql<boolean>`${key} = file_name_key(${name})`, beginsWith(`${name} (`), beginsWith(`${bare} (`)]
}
