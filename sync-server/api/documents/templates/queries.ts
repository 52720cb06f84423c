import { type Kysely, type RawBuilder, sql } from 'kysely'
import { finder, searchable } from '#model/hangul/choseong.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { mayRead, type Reader } from '#server/http/document-rights.ts'
import { type CreatedType, type DocumentRow, documentsOf } from '../many/queries.ts'

export interface TemplateFilter {
  readonly createdType: CreatedType | undefined
  readonly isTrashed: boolean
  /** 0: the top; undefined: all folders. */
  readonly idDirectory: number | undefined
  /** Keys of forms of which it has one; undefined: any. */
  readonly forms: readonly string[] | undefined
  /** Words of which it has all. */
  readonly tags: readonly string[]
  /** When it was changed last: from, and before. */
  readonly from: Date | undefined
  readonly until: Date | undefined
}

interface TemplateOrder {
  readonly field: 'updatedDate' | 'createdDate' | 'name'
  readonly direction: 'ASC' | 'DESC'
  readonly page: number
  readonly size: number
}

/** Rows that a search looks at: as many as a brand may have. */
const mostSearched = 20_000
/** Of these so many without a pause. */
const atOnce = 500

const changedAt = sql<Date>`coalesce(doc_room.updated_at, made.created_at)`

const orders: Readonly<Record<TemplateOrder['field'], RawBuilder<unknown>>> = {
  updatedDate: changedAt,
  createdDate: sql`made.created_at`,
  name: sql`made.title collate ko`,
}

/** What this member may read of it, in the order. */
function filtered(
  db: Kysely<DB>,
  idBrand: number,
  member: Reader,
  filter: TemplateFilter,
  order: TemplateOrder,
) {
  const { createdType, isTrashed, idDirectory, forms, tags, from, until } = filter
  const way = order.direction === 'DESC' ? 'desc' : 'asc'
  return documentsOf(db, idBrand)
    .where('made.kind', '=', 'design')
    .where(mayRead(member))
    .where('made.trashed_at', isTrashed ? 'is not' : 'is', null)
    .$if(isTrashed, (rows) => rows.where('made.trashed_with', 'is', null))
    .$if(createdType !== undefined, (rows) => rows.where('made.created_type', '=', createdType ?? 'USER'))
    .$if(idDirectory === 0 && !isTrashed, (rows) => rows.where('placed.id', 'is', null))
    .$if(Boolean(idDirectory) && !isTrashed, (rows) => rows.where('placed.id', '=', idDirectory ?? 0))
    .$if(forms !== undefined, (rows) => rows.where(sql<boolean>`made.form = any(${forms ?? []}::text[])`))
    .$if(tags.length > 0, (rows) => rows.where(sql<boolean>`made.tags @> ${tags}::text[]`))
    .$if(from !== undefined, (rows) => rows.where(sql<boolean>`${changedAt} >= ${from}`))
    .$if(until !== undefined, (rows) => rows.where(sql<boolean>`${changedAt} < ${until}`))
    .orderBy(orders[order.field], way)
    .orderBy('made.id', way)
}

interface TemplatePage {
  readonly rows: readonly DocumentRow[]
  readonly count: number
}

export async function pageTemplates(
  db: Kysely<DB>,
  idBrand: number,
  member: Reader,
  filter: TemplateFilter,
  order: TemplateOrder,
): Promise<TemplatePage> {
  const found = filtered(db, idBrand, member, filter, order)
  const { count } = await db
    .selectFrom(found.clearOrderBy().as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .limit(order.size)
    .offset(order.page * order.size)
    .execute()
  return { rows, count }
}

/** Those of which the title, the form or a tag matches as people search while typing. `formName`: of a key, '' where it has none. */
export async function searchTemplates(
  db: Kysely<DB>,
  idBrand: number,
  member: Reader,
  filter: TemplateFilter,
  order: TemplateOrder,
  { query, formName }: { readonly query: string; readonly formName: (key: string) => string },
): Promise<TemplatePage> {
  const candidates = await filtered(db, idBrand, member, filter, order)
    .clearSelect()
    .select(['made.id', 'made.title', 'made.form', 'made.tags'])
    .limit(mostSearched)
    .execute()
  const find = finder(query)
  // Names of forms and tags are the same in many.
  const known = new Map<string, boolean>()
  const matches = (text: string) => text !== '' && find(searchable(text)) !== null
  const matchesAgain = (text: string) => {
    const isMatch = known.get(text) ?? matches(text)
    known.set(text, isMatch)
    return isMatch
  }
  const ids: number[] = []
  for (const [at, { id, title, form, tags }] of candidates.entries()) {
    if (at % atOnce === atOnce - 1) await new Promise((resolve) => setImmediate(resolve))
    const shared = [form === null ? '' : formName(form), ...tags]
    if (matches(title) || shared.some(matchesAgain)) ids.push(id)
  }
  const shown = ids.slice(order.page * order.size, (order.page + 1) * order.size)
  return { rows: await rowsByNumber(db, idBrand, shown), count: ids.length }
}

/** In the order of the numbers, those that are there, in the trash or not. */
export async function rowsByNumber(
  db: Kysely<DB>,
  idBrand: number,
  ids: readonly number[],
): Promise<readonly DocumentRow[]> {
  if (ids.length === 0) return []
  const rows = await documentsOf(db, idBrand).where('made.id', 'in', ids).execute()
  const byNumber = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => byNumber.get(id) ?? [])
}

export interface TemplateTagRow {
  readonly id: number
  readonly name: string
}

export function listTags(db: Kysely<DB>, idBrand: number): Promise<readonly TemplateTagRow[]> {
  return db
    .selectFrom('template_tag')
    .select(['id', 'name'])
    .where('brand_id', '=', idBrand)
    .orderBy(sql`name collate ko`)
    .execute()
}
