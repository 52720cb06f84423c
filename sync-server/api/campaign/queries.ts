import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type ApplicationStatus, openApplicationStatuses } from '#model/campaign/application.ts'
import { type Campaign, campaignState } from '#model/campaign/campaign.ts'
import type { CampaignApplicationTable, DeliveredDesign } from '#server/database/tables/campaign.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'

export type ApplicationRow = Omit<Selectable<CampaignApplicationTable>, 'due_on'> & {
  /** `2025-11-06`. */
  readonly due_on: string
}

const columns = [
  'id',
  'campaign',
  'account_id',
  'answers',
  'images',
  'status',
  'reason',
  'results',
  'settled_at',
  'mailed',
  'mail_tries',
  'mail_after',
  'created_at',
  sql<string>`due_on::text`.as('due_on'),
] as const

export function selectApplications(db: Kysely<DB>) {
  return db.selectFrom('campaign_application').select(columns)
}

interface ApplicationFilter {
  readonly status?: ApplicationStatus | undefined
  readonly page: number
  readonly size: number
}

/** Applications of everybody, those due first. Without a state, those without a result. */
export async function pageApplications(db: Kysely<DB>, { status, page, size }: ApplicationFilter) {
  const wanted = status ? [status] : openApplicationStatuses
  const { count } = await db
    .selectFrom('campaign_application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', wanted)
    .executeTakeFirstOrThrow()
  const rows = await selectApplications(db)
    .where('status', 'in', wanted)
    .orderBy('campaign_application.due_on')
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute()
  return { rows, count: Number(count) }
}

export async function countApplications(db: Kysely<DB>, campaign: string): Promise<number> {
  const { count } = await db
    .selectFrom('campaign_application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign', '=', campaign)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** File name of a delivered design, by its storage key; undefined for what is none. */
export async function nameOfDesign(
  db: Kysely<DB>,
  idAccount: number,
  key: string,
): Promise<string | undefined> {
  const rows = await selectApplications(db).where('account_id', '=', idAccount).execute()
  return rows.flatMap(({ results }) => results).find((design) => design.key === key)?.name
}

type NewApplication = Pick<
  Insertable<CampaignApplicationTable>,
  'account_id' | 'answers' | 'images' | 'due_on'
>

/**
 * Takes a place in the campaign for an application that came at `now` (epoch ms). Applications of a campaign are inserted one
 * after another, so that no more are accepted than it has places. Rejects where it is not open, is full, or where the account
 * has applied before.
 */
export async function insertApplication(
  db: Transaction<DB>,
  campaign: Campaign,
  now: number,
  row: NewApplication,
): Promise<ApplicationRow> {
  // Before the lock as well: of many who come too late none waits for the others.
  await checkPlace(db, campaign, now, row.account_id)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`campaign ${campaign.key}`}, 0))`.execute(db)
  await checkPlace(db, campaign, now, row.account_id)
  return db
    .insertInto('campaign_application')
    .values({ campaign: campaign.key, ...row })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

async function checkPlace(
  db: Transaction<DB>,
  campaign: Campaign,
  now: number,
  idAccount: number,
): Promise<void> {
  const own = await selectApplications(db)
    .where('campaign', '=', campaign.key)
    .where('account_id', '=', idAccount)
    .executeTakeFirst()
  if (own) throw new Refusal('ALREADY_APPLIED')
  const state = campaignState(campaign, await countApplications(db, campaign.key), now)
  if (state !== 'OPEN') throw new Refusal(refusals[state])
}

const refusals = {
  BEFORE: 'CAMPAIGN_NOT_STARTED',
  CLOSED: 'CAMPAIGN_CLOSED',
  FULL: 'CAMPAIGN_FULL',
} as const

/** An application of any account, locked until the end of the transaction. */
export function lockApplication(db: Transaction<DB>, id: number): Promise<ApplicationRow | undefined> {
  return selectApplications(db).where('id', '=', id).forUpdate().executeTakeFirst()
}

export type ApplicationChange =
  | { readonly status: 'REVIEWING' }
  | { readonly status: 'DELIVERED'; readonly designs: readonly DeliveredDesign[] }
  | { readonly status: 'DECLINED'; readonly reason: string }

const from: Readonly<Record<ApplicationChange['status'], readonly ApplicationStatus[]>> = {
  REVIEWING: ['RECEIVED'],
  // Designs can be added to a result.
  DELIVERED: [...openApplicationStatuses, 'DELIVERED'],
  DECLINED: openApplicationStatuses,
}

/** Moves a locked application on, which is mailed once. Null where it is not in a state for it. */
export async function moveApplication(
  db: Transaction<DB>,
  row: ApplicationRow,
  change: ApplicationChange,
): Promise<ApplicationRow | null> {
  if (!from[change.status].includes(row.status)) return null
  const isNews = change.status !== row.status
  return db
    .updateTable('campaign_application')
    .set({
      status: change.status,
      ...(change.status === 'DELIVERED' && { results: JSON.stringify([...row.results, ...change.designs]) }),
      ...(change.status === 'DECLINED' && { reason: change.reason }),
      ...(isNews && { mail_tries: 0, mail_after: sql<Date>`now()` }),
      ...(isNews && change.status !== 'REVIEWING' && { settled_at: sql<Date>`now()` }),
    })
    .where('id', '=', row.id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}
