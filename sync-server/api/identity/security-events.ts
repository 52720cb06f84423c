import { type Kysely, sql } from 'kysely'
import type { SecurityEventTable } from '#server/database/tables/accounts.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { networkOf } from '#server/http/network.ts'
import { deviceNameOf } from '#server/relay/sockets/device-name.ts'

type Caused = Pick<CallContext, 'address' | 'userAgent'>

/** Strangers can cause many of these: those of a day share a row. */
type EventOfDay = 'LOGIN_FAILED' | 'SECOND_STEP_FAILED'

interface Event {
  readonly kind: Exclude<SecurityEventTable['kind'], EventOfDay>
  readonly way?: SecurityEventTable['way']
  readonly isKnownBrowser?: boolean
}

/** Events older than this are deleted, and of those of one account all but the newest. */
export const keptEvents = { days: 365, ofAccount: 200 } as const

/**
 * Notes an event for the owner of the account, in the transaction of what happens. `by`: the call that caused it; null: no
 * device did, but a provider or the operator.
 */
export async function noteSecurityEvent(
  db: Kysely<DB>,
  idAccount: number,
  { kind, way, isKnownBrowser }: Event,
  by: Caused | null,
): Promise<void> {
  await db
    .insertInto('security_event')
    .values({
      account_id: idAccount,
      kind,
      way: way ?? null,
      is_known_browser: isKnownBrowser ?? null,
      ...placeOf(by),
    })
    .execute()
}

/**
 * Counts a login with a wrong password, or a wrong code of the second factor: one row a day, with the newest device. The row
 * gets a new id each time, so that the list is in the order of what happened last.
 */
export async function noteSecurityEventOfDay(
  db: Kysely<DB>,
  idAccount: number,
  kind: EventOfDay,
  by: Caused,
): Promise<void> {
  const { device, network } = placeOf(by)
  await sql`
    insert into security_event (account_id, kind, way, device, network, day)
    values (${idAccount}, ${kind}, 'PASSWORD', ${device}, ${network}, current_date)
    on conflict (account_id, kind, day) where day is not null do update set
      id = default, times = security_event.times + 1, device = excluded.device, network = excluded.network,
      created_at = now()
  `.execute(db)
}

/** Newest first; `before`: only those older than this id. */
export async function listSecurityEvents(
  db: Kysely<DB>,
  idAccount: number,
  { before, size }: { readonly before?: number | undefined; readonly size: number },
) {
  const rows = await db
    .selectFrom('security_event')
    .select(['id', 'kind', 'way', 'device', 'network', 'is_known_browser', 'times', 'created_at'])
    .where('account_id', '=', idAccount)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
  return rows.map(({ id, is_known_browser, created_at, ...event }) => ({
    idEvent: id,
    ...event,
    isKnownBrowser: is_known_browser,
    at: created_at.toISOString(),
  }))
}

/** Deletes what is not read any more: with the withdrawal of an account. */
export async function deleteSecurityEvents(db: Kysely<DB>, idAccount: number): Promise<void> {
  await db.deleteFrom('security_event').where('account_id', '=', idAccount).execute()
}

/** Deletes what is older than a year, and of each account all but the newest. */
export async function pruneSecurityEvents(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('security_event')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${keptEvents.days})`)
    .execute()
  await sql`
    with crowded as (
      select account_id from security_event group by account_id having count(*) > ${keptEvents.ofAccount}
    )
    delete from security_event using crowded
    where security_event.account_id = crowded.account_id and security_event.id <= (
      select id from security_event as newer where newer.account_id = crowded.account_id
      order by id desc offset ${keptEvents.ofAccount} limit 1
    )
  `.execute(db)
}

function placeOf(by: Caused | null): { device: string | null; network: string | null } {
  return by === null
    ? { device: null, network: null }
    : { device: deviceNameOf(by.userAgent), network: networkOf(by.address) }
}
