import { type Kysely, type Selectable, sql } from 'kysely'
import { brandRoles, isAtLeast } from '#model/access/roles.ts'
import type { DriveLinkTable } from '#server/database/tables/files.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import { hashKey } from '../link-keys.ts'

export type DriveLinkRow = Selectable<DriveLinkTable>

export type ListedLink = DriveLinkRow & {
  readonly created_by: string | null
  /** Of what it leads to; null: that is gone. */
  readonly name: string | null
  readonly is_there: boolean
}

/** Who may make links: a link ends when its maker may not any more. */
const makers = brandRoles.filter((role) => isAtLeast(role, 'BRAND_ROLE_DESIGNER'))

/** Links that are not revoked, of members who may still make some. */
function openLinks(db: Kysely<DB>) {
  return db
    .selectFrom('drive_link')
    .innerJoin('brand_member', (join) =>
      join
        .onRef('brand_member.brand_id', '=', 'drive_link.brand_id')
        .onRef('brand_member.account_id', '=', 'drive_link.account_id'),
    )
    .where('brand_member.role', 'in', makers)
    .where('drive_link.revoked_at', 'is', null)
}

/** Links that open. Locks the brand's row until the end of the transaction, so that concurrent creations keep the limit. */
export async function countOpenLinks(db: Kysely<DB>, idBrand: number): Promise<number> {
  await lockBrandRow(db, idBrand)
  const { count } = await openLinks(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('drive_link.brand_id', '=', idBrand)
    .where('drive_link.ends_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return count
}

/** Newest first; those that have ended for 30 days more, so that their makers see it. */
export function listLinkRows(db: Kysely<DB>, idBrand: number): Promise<ListedLink[]> {
  return withTargets(db)
    .where('drive_link.brand_id', '=', idBrand)
    .where('drive_link.ends_at', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('drive_link.id', 'desc')
    .execute()
}

export function readLinkRow(db: Kysely<DB>, idBrand: number, id: number): Promise<ListedLink | undefined> {
  return withTargets(db)
    .where('drive_link.brand_id', '=', idBrand)
    .where('drive_link.id', '=', id)
    .executeTakeFirst()
}

function withTargets(db: Kysely<DB>) {
  return openLinks(db)
    .leftJoin('account', 'account.id', 'drive_link.account_id')
    .leftJoin('file', 'file.id', 'drive_link.file_id')
    .leftJoin('directory', 'directory.id', 'drive_link.directory_id')
    .selectAll('drive_link')
    .select([
      'account.full_name as created_by',
      sql<string | null>`coalesce(file.name, directory.name)`.as('name'),
      sql<boolean>`case when file.id is not null
        then file.trashed_at is null and file.deleted_at is null and file.owner_id is null
        else coalesce(directory.trashed_at is null and directory.owner_id is null, false) end`.as('is_there'),
    ])
}

interface NewLink
  extends Pick<
    DriveLinkRow,
    'brand_id' | 'file_id' | 'directory_id' | 'sealed_key' | 'password_hash' | 'ends_at' | 'account_id'
  > {
  readonly key: string
}

export function insertLink(db: Kysely<DB>, { key, ...row }: NewLink): Promise<DriveLinkRow> {
  return db
    .insertInto('drive_link')
    .values({ ...row, key_hash: hashKey(key) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function revokeLinkRow(db: Kysely<DB>, idBrand: number, id: number): Promise<boolean> {
  const revoked = await db
    .updateTable('drive_link')
    .set({ revoked_at: sql<Date>`now()`, sealed_key: null, password_hash: null })
    .where('brand_id', '=', idBrand)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return revoked !== undefined
}

/** A link that opens, with the name of its brand: not revoked, not ended, of a brand that is there. */
export function findLink(
  db: Kysely<DB>,
  key: string,
): Promise<(DriveLinkRow & { readonly brand_name: string }) | undefined> {
  return openLinks(db)
    .innerJoin('brand', 'brand.id', 'drive_link.brand_id')
    .selectAll('drive_link')
    .select('brand.name as brand_name')
    .where('drive_link.key_hash', '=', hashKey(key))
    .where('drive_link.ends_at', '>', sql<Date>`now()`)
    .where('brand.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** A file of the brand's drive that is not in the trash. Pictures of its guide are none. */
export function readLinkedFile(db: Kysely<DB>, idBrand: number, id: number) {
  return db
    .selectFrom('file')
    .selectAll()
    .where('brand_id', '=', idBrand)
    .where('id', '=', id)
    .where('file_type', '=', 'DRIVE')
    .where('owner_id', 'is', null)
    .where('trashed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** A folder of the brand's drive that is not in the trash. */
export function readLinkedFolder(db: Kysely<DB>, idBrand: number, id: number) {
  return db
    .selectFrom('directory')
    .selectAll()
    .where('brand_id', '=', idBrand)
    .where('id', '=', id)
    .where('type', '=', 'DRIVE')
    .where('owner_id', 'is', null)
    .where('trashed_at', 'is', null)
    .executeTakeFirst()
}

/**
 * The same, where it is in this folder or in one below it. Looks up the folders that the file is in, not what else is there: a
 * player asks for each part of a video anew.
 */
export async function readFileBelow(db: Kysely<DB>, idBrand: number, idFolder: number, id: number) {
  const file = Number.isSafeInteger(id) ? await readLinkedFile(db, idBrand, id) : undefined
  if (!file) return undefined
  const { rows } = await sql`
    with recursive above as (
      select id, parent_id from directory
      where brand_id = ${idBrand} and id = ${file.directory_id} and trashed_at is null
      union
      select directory.id, directory.parent_id from directory join above on directory.id = above.parent_id
      where directory.brand_id = ${idBrand} and directory.trashed_at is null
    )
    select from above where id = ${idFolder}`.execute(db)
  return rows.length > 0 ? file : undefined
}
