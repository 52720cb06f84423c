import { sql } from 'kysely'
import {
  createTemplateTag,
  deleteTemplateTag,
  listTemplateTags,
  mostTemplateTags,
  readTagsOfTemplate,
} from '#contract/template.ts'
import { cleanTag } from '#model/files/tag-name.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import { isUniqueViolation } from '#server/database/transactions/transaction.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { readable } from '../many/rows.ts'
import { listTags } from './queries.ts'
import { toTag, usedRow } from './rows.ts'

export const templateTagRoutes: readonly Implementation[] = [
  implement(listTemplateTags, async ({ db, idBrand }) =>
    listing('tags', (await listTags(db, idBrand)).map(toTag)),
  ),

  implement(readTagsOfTemplate, async (context, { params: { id } }) => {
    const { tags } = readable(context, await usedRow(context, id))
    const offered = await listTags(context.db, context.idBrand)
    return listing('tags', offered.filter(({ name }) => tags.includes(name)).map(toTag))
  }),

  implement(createTemplateTag, (context, { body }) => {
    const { idBrand } = context
    const name = cleanTag(body.name)
    if (name === null) throw refuseField('name', 'INVALID_VALUE')
    return context.transact(async (db) => {
      await lockBrandRow(db, idBrand)
      const { count } = await db
        .selectFrom('template_tag')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('brand_id', '=', idBrand)
        .executeTakeFirstOrThrow()
      if (count >= mostTemplateTags) throw new Refusal('LIMIT_EXCEEDED')
      const made = await db
        .insertInto('template_tag')
        .values({ brand_id: idBrand, name })
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow()
        .catch((cause: unknown) => {
          if (isUniqueViolation(cause, 'template_tag_name')) throw refuseField('name', 'CONFLICT')
          throw cause
        })
      return toTag(made)
    })
  }),

  implement(deleteTemplateTag, async ({ db, idBrand }, { params: { id } }) => {
    const gone = await db
      .deleteFrom('template_tag')
      .where('brand_id', '=', idBrand)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw new Refusal('NOT_FOUND')
    return {}
  }),
]
