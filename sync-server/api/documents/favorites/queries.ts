import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { FavoriteTable } from '#server/database/tables/favorites.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { mayRead, type Reader } from '#server/http/document-rights.ts'

type Columns = Pick<Selectable<FavoriteTable>, 'template_id' | 'thumbnail' | 'created_at'>

/** The numbers of templates of the market are below it, those of designs above. */
export const firstDesign = 1_000_000

export interface FavoriteRow extends Columns {
  /** Of a design: whether the account may read it and it is not in the trash. */
  readonly is_there: boolean
}

/** All of an account in a brand, newest first: they are few. */
export async function listFavoriteRows(
  db: Kysely<DB>,
  idBrand: number,
  member: Reader,
): Promise<readonly FavoriteRow[]> {
  const { rows } = await sql<FavoriteRow>`
    select favorite.template_id, favorite.thumbnail, favorite.created_at,
      made.id is not null and ${mayRead(member)} as is_there
    from favorite
    left join brand_document made on made.id = favorite.template_id and made.brand_id = favorite.brand_id
      and made.trashed_at is null and made.purging_at is null
    where favorite.brand_id = ${idBrand} and favorite.account_id = ${member.id}
    order by favorite.created_at desc, favorite.template_id desc`.execute(db)
  return rows
}

/** The number of a design that the account may read and that is not in the trash; undefined: there is none. */
export async function findDesign(
  db: Kysely<DB>,
  idBrand: number,
  member: Reader,
  named: { readonly id: number } | { readonly document: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('brand_document as made')
    .select('made.id')
    .where('made.brand_id', '=', idBrand)
    .$if('id' in named, (rows) => rows.where('made.id', '=', 'id' in named ? named.id : 0))
    .$if('document' in named, (rows) =>
      rows.where('made.document', '=', 'document' in named ? named.document : ''),
    )
    .where('made.trashed_at', 'is', null)
    .where('made.purging_at', 'is', null)
    .where(mayRead(member))
    .executeTakeFirst()
  return row?.id
}

export async function countFavorites(db: Kysely<DB>, idBrand: number, idAccount: number): Promise<number> {
  const { count } = await db
    .selectFrom('favorite')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('brand_id', '=', idBrand)
    .where('account_id', '=', idAccount)
    .executeTakeFirstOrThrow()
  return count
}

export function readFavoriteRow(
  db: Kysely<DB>,
  idBrand: number,
  idAccount: number,
  idTemplate: number,
): Promise<Columns | undefined> {
  return db
    .selectFrom('favorite')
    .select(['template_id', 'thumbnail', 'created_at'])
    .where('brand_id', '=', idBrand)
    .where('account_id', '=', idAccount)
    .where('template_id', '=', idTemplate)
    .executeTakeFirst()
}

export function insertFavorite(
  db: Transaction<DB>,
  idBrand: number,
  idAccount: number,
  row: { readonly template_id: number; readonly thumbnail: string | null },
): Promise<Columns> {
  return db
    .insertInto('favorite')
    .values({ brand_id: idBrand, account_id: idAccount, ...row })
    .returning(['template_id', 'thumbnail', 'created_at'])
    .executeTakeFirstOrThrow()
}

/** Removes favourites of an account; those of designs that are gone among them. */
export async function deleteFavorites(
  db: Kysely<DB>,
  idBrand: number,
  idAccount: number,
  idTemplates: readonly number[],
): Promise<void> {
  if (idTemplates.length === 0) return
  await db
    .deleteFrom('favorite')
    .where('brand_id', '=', idBrand)
    .where('account_id', '=', idAccount)
    .where('template_id', 'in', idTemplates)
    .execute()
}

/** One change of an account's favourites at a time, so that a count holds for what is inserted after it. */
export async function lockFavorites(db: Transaction<DB>, idBrand: number, idAccount: number): Promise<void> {
  const key = `favorites ${idBrand} ${idAccount}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
}
