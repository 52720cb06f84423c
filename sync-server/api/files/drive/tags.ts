import { sql } from 'kysely'
import { mostTags } from '#contract/drive.ts'
import { cleanTag } from '#model/files/tag-name.ts'
import { isUniqueViolation } from '#server/database/transactions/transaction.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { type CreatedType, driveOf, lockDrives, refuseReader } from '../places/queries.ts'

interface TagRow {
  readonly id: number
  readonly name: string
}

export function toTag({ id, name }: TagRow) {
  return { idTag: id, name }
}

export function tagsOf(context: CallContext, createdType: CreatedType): Promise<TagRow[]> {
  const { idBrand, ownerId } = driveOf(context, createdType)
  return context.db
    .selectFrom('file_tag')
    .select(['id', 'name'])
    .where('brand_id', '=', idBrand)
    .where('owner_id', 'is not distinct from', ownerId)
    .orderBy(sql`name collate ko`)
    .execute()
}

export function tagsById(context: CallContext, ids: readonly number[]): Promise<TagRow[]> {
  return context.db
    .selectFrom('file_tag')
    .select(['id', 'name'])
    .where('brand_id', '=', context.idBrand)
    .where('id', 'in', [0, ...ids])
    .orderBy(sql`name collate ko`)
    .execute()
}

export function makeTag(context: CallContext, given: string, createdType: CreatedType): Promise<TagRow> {
  const { idBrand, ownerId } = driveOf(context, createdType)
  refuseReader(context, ownerId)
  const name = cleanTag(given)
  if (name === null) throw refuseField('name', 'INVALID_TAG_NAME')
  return context.transact(async (db) => {
    await lockDrives(db, idBrand)
    const { count } = await db
      .selectFrom('file_tag')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('brand_id', '=', idBrand)
      .where('owner_id', 'is not distinct from', ownerId)
      .executeTakeFirstOrThrow()
    if (count >= mostTags) throw new Refusal('LIMIT_EXCEEDED')
    return db
      .insertInto('file_tag')
      .values({ brand_id: idBrand, owner_id: ownerId, name })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow()
      .catch((cause: unknown) => {
        if (isUniqueViolation(cause, 'file_tag_name')) throw refuseField('name', 'CONFLICT')
        throw cause
      })
  })
}

export function removeTag(context: CallContext, id: number): Promise<void> {
  const { idBrand, account } = context
  return context.transact(async (db) => {
    await lockDrives(db, idBrand)
    const row = await db
      .selectFrom('file_tag')
      .select('owner_id')
      .where('id', '=', id)
      .where('brand_id', '=', idBrand)
      .where((where) => where.or([where('owner_id', 'is', null), where('owner_id', '=', account.id)]))
      .executeTakeFirst()
    if (!row) throw new Refusal('NOT_FOUND')
    refuseReader(context, row.owner_id)
    await sql`
      update file set tag_ids = array_remove(tag_ids, ${id}::bigint)
      where brand_id = ${idBrand} and tag_ids @> array[${id}::bigint]`.execute(db)
    await db.deleteFrom('file_tag').where('brand_id', '=', idBrand).where('id', '=', id).execute()
  })
}
