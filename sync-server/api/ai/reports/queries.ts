import { type Kysely, sql, type Transaction } from 'kysely'
import type { PictureDecision, ReportState } from '#model/pictures/made-picture.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'

interface Page {
  readonly state: ReportState
  readonly page: number
  readonly size: number
}

/** Reported requests of all brands that are not deleted: open ones by their oldest open report, decided ones newest first. */
export async function pageReported(db: Kysely<DB>, { state, page, size }: Page) {
  const found = groups(db, state)
  const { count } = await db
    .selectFrom(found.select('report.picture_id').as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(['report.picture_id', 'brand.name as brand_name', sql<number>`count(*)::int`.as('count')])
    .select(reportedAt.as('reported_at'))
    .orderBy('reported_at', state === 'OPEN' ? 'asc' : 'desc')
    .orderBy('report.picture_id')
    .limit(size)
    .offset(page * size)
    .execute()
  return { rows, count: Number(count) }
}

const reportedAt = sql<Date>`coalesce(
  min(report.created_at) filter (where report.decided_at is null),
  max(report.created_at)
)`

/** Reports in groups of their requests. */
function groups(db: Kysely<DB>, state: ReportState) {
  const open = db.selectFrom('ai_picture_report').select('picture_id').where('decided_at', 'is', null)
  return db
    .selectFrom('ai_picture_report as report')
    .innerJoin('brand', 'brand.id', 'report.brand_id')
    .where('brand.deleted_at', 'is', null)
    .where('report.picture_id', state === 'OPEN' ? 'in' : 'not in', open)
    .groupBy(['report.picture_id', 'brand.name'])
}

/** The brand of a reported request. Rejects with NOT_FOUND, also where none was reported or the brand is deleted. */
export async function brandOfReported(
  db: Kysely<DB>,
  idPicture: number,
): Promise<{ readonly idBrand: number; readonly brandName: string }> {
  const found = await db
    .selectFrom('ai_picture_report as report')
    .innerJoin('brand', 'brand.id', 'report.brand_id')
    .select(['report.brand_id', 'brand.name'])
    .where('report.picture_id', '=', idPicture)
    .where('brand.deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!found) throw new Refusal('NOT_FOUND')
  return { idBrand: found.brand_id, brandName: found.name ?? '' }
}

/** What was said about a request, newest first, with the role that who said it has now. */
export function listReports(db: Kysely<DB>, idBrand: number, idPicture: number) {
  return db
    .selectFrom('ai_picture_report as report')
    .leftJoin('brand_member as member', (join) =>
      join
        .onRef('member.brand_id', '=', 'report.brand_id')
        .onRef('member.account_id', '=', 'report.account_id'),
    )
    .select(['report.id', 'report.reason', 'report.created_at', 'member.role'])
    .select(['report.decision', 'report.note', 'report.decided_at'])
    .where('report.brand_id', '=', idBrand)
    .where('report.picture_id', '=', idPicture)
    .orderBy('report.id', 'desc')
    .execute()
}

interface Decision {
  readonly decision: PictureDecision
  readonly note: string
  /** How many reports the request has, as the operator has seen. */
  readonly count: number
}

/**
 * Answers the open reports of a request, whose row is locked. Rejects with CONFLICT where none is open, or there are others than were
 * seen.
 */
export async function decideReports(
  db: Transaction<DB>,
  { id, brand_id }: { readonly id: number; readonly brand_id: number },
  { decision, note, count }: Decision,
): Promise<void> {
  const reports = await listReports(db, brand_id, id)
  if (reports.length !== count) throw new Refusal('CONFLICT')
  const decided = await db
    .updateTable('ai_picture_report')
    .set({ decision, note, decided_at: sql<Date>`now()`, mail_after: null })
    .where('brand_id', '=', brand_id)
    .where('picture_id', '=', id)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  if (Number(decided.numUpdatedRows) === 0) throw new Refusal('CONFLICT')
}
