import { type Kysely, sql } from 'kysely'
import { isAtLeast } from '#model/access/roles.ts'
import { takeBackMinutes } from '#model/files/take-back.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'

/*
 * From designer on members change the drive of the brand. The others add files to its drop folders, and take back what they added
 * there a little while ago. The own drive is its owner's.
 */

/** A place in a drive, as a row of `file` has it. */
interface FilePlace {
  /** null: the drive of the brand. */
  readonly owner_id: number | null
  /** null: the top. */
  readonly directory_id: number | null
}

interface Added extends FilePlace {
  readonly id: number
  readonly account_id: number | null
}

/**
 * Refuses a file that the caller may not add: DESIGNER_ONLY at the top, FOLDER_CLOSED in a folder that is neither a drop folder nor
 * in one, or is not there any more.
 */
export async function refuseAdding(context: CallContext, db: Kysely<DB>, place: FilePlace): Promise<void> {
  if (mayChange(context, place)) return
  if (place.directory_id === null) throw new Refusal('DESIGNER_ONLY')
  if (!(await takesUploads(db, context.idBrand, place.directory_id))) throw new Refusal('FOLDER_CLOSED')
}

/** Refuses with DESIGNER_ONLY to take a file back, or to undo that, where the caller did not add it a little while ago. */
export async function refuseTakingBack(context: CallContext, db: Kysely<DB>, file: Added): Promise<void> {
  if (mayChange(context, file)) return
  const isOwn = file.account_id === context.account.id && file.directory_id !== null
  const isTakenBack =
    isOwn &&
    (await isNew(db, context.idBrand, file.id)) &&
    (await takesUploads(db, context.idBrand, file.directory_id ?? 0))
  if (!isTakenBack) throw new Refusal('DESIGNER_ONLY')
}

function mayChange({ role }: CallContext, { owner_id }: FilePlace): boolean {
  return owner_id !== null || isAtLeast(role, 'BRAND_ROLE_DESIGNER')
}

/** Whether a folder of the brand's drive, or one that it is in, is a drop folder. Of the trash none is. */
async function takesUploads(db: Kysely<DB>, idBrand: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean | null }>`
    with recursive above as (
      select parent_id, takes_uploads from directory
      where brand_id = ${idBrand} and id = ${id} and type = 'DRIVE' and owner_id is null and trashed_at is null
      union
      select directory.parent_id, directory.takes_uploads from above
      join directory on directory.brand_id = ${idBrand} and directory.id = above.parent_id
    )
    select bool_or(takes_uploads) as is_open from above`.execute(db)
  return rows[0]?.is_open === true
}

async function isNew(db: Kysely<DB>, idBrand: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('file')
    .select('id')
    .where('brand_id', '=', idBrand)
    .where('id', '=', id)
    .where(sql<boolean>`created_at > now() - make_interval(mins => ${takeBackMinutes})`)
    .executeTakeFirst()
  return row !== undefined
}
