import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { GivenOf } from '#contract/call.ts'
import type { pageDirectories } from '#contract/directory.ts'
import type { pageFiles } from '#contract/drive.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { type Drive, isIn } from '../places/queries.ts'
import type { FileRow } from '../queries.ts'
import type { DirectoryRow } from './directories.ts'

interface Page<Row> {
  readonly rows: Row[]
  readonly count: number
}

type FileQuery = GivenOf<typeof pageFiles>['query']
type DirectoryQuery = GivenOf<typeof pageDirectories>['query']

/** What a file is for who looks for it; as `kind` of the call. */
const kind = sql<string>`case
  when media_type like 'image/%' then 'IMAGE'
  when media_type like 'video/%' then 'VIDEO'
  when media_type like 'audio/%' then 'AUDIO'
  when media_type like 'text/%' or media_type = 'application/pdf' or media_type like 'application/vnd.%'
    or media_type like 'application/x-hwp%' or media_type like 'application/haansoft%' then 'DOCUMENT'
  else 'OTHER' end`

const fileOrders = {
  name: sql`name collate ko`,
  createdAt: sql`created_at`,
  size: sql`size`,
  kind,
} as const

export async function selectFiles(db: Kysely<DB>, drive: Drive, asked: FileQuery): Promise<Page<FileRow>> {
  let found = db
    .selectFrom('file')
    .where('brand_id', '=', drive.idBrand)
    .where('owner_id', 'is not distinct from', drive.ownerId)
    .where('file_type', '=', asked.fileType)
    .where('deleted_at', 'is', null)
  if (asked.deletedType === 'TRASH')
    found = found.where('trashed_at', 'is not', null).where('trashed_with', 'is', null)
  else {
    found = found.where('trashed_at', 'is', null)
    if (asked.idDirectory !== undefined)
      found = found.where('directory_id', 'is not distinct from', asked.idDirectory || null)
  }
  if (asked.kind) found = found.where(kind, '=', asked.kind)
  if (asked.idTags) found = found.where(sql<boolean>`tag_ids @> ${asked.idTags}::bigint[]`)
  if (asked.query) found = found.where(nameHas(asked.query))
  const [field = 'createdAt', direction] = asked.sort.split(',') as [keyof typeof fileOrders, string]
  return paged(found, (page) => page.selectAll().execute(), fileOrders[field], direction, asked)
}

export async function selectDirectories(
  db: Kysely<DB>,
  drive: Drive,
  asked: DirectoryQuery,
): Promise<Page<DirectoryRow>> {
  let found = db.selectFrom('directory').where('brand_id', '=', drive.idBrand).where(isIn(drive))
  if (asked.deletedType === 'TRASH')
    found = found.where('trashed_at', 'is not', null).where('trashed_with', 'is', null)
  else {
    found = found.where('trashed_at', 'is', null)
    if (!asked.deep) found = found.where('parent_id', 'is not distinct from', asked.idParentDirectory || null)
  }
  if (asked.query) found = found.where(nameHas(asked.query))
  const [field, direction = 'ASC'] = asked.sort.split(',')
  const order = field === 'name' ? fileOrders.name : fileOrders.createdAt
  return paged(found, (page) => page.selectAll().execute(), order, direction, asked)
}

async function paged<Table extends 'file' | 'directory', Row>(
  found: SelectQueryBuilder<DB, Table, object>,
  toRows: (page: SelectQueryBuilder<DB, Table, object>) => Promise<Row[]>,
  order: RawBuilder<unknown>,
  direction: string | undefined,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<Page<Row>> {
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  const way = direction === 'DESC' ? 'desc' : 'asc'
  const rows = await toRows(
    found
      .orderBy(order, way)
      .orderBy(sql`id`, way)
      .limit(size)
      .offset(page * size),
  )
  return { rows, count: Number(count) }
}

function nameHas(query: string) {
  return sql<boolean>`position(lower(${query.normalize('NFC')}) in lower(name)) > 0`
}
