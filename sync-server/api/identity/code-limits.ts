import { sql, type Transaction } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { KeyRing } from '#server/keys/key-ring.ts'
import { keyedHash, keyedHashes } from '#server/keys/keyed-hash.ts'
import type { CodeHolder } from './code-holder.ts'

const hourSeconds = 3600
/** How many networks may together ask for as many codes for one e-mail as one of them, or try as many. */
const networksAtOnce = 3
/** Wrong tries of one network for the codes of one e-mail in an hour: five codes of five tries. */
const wrongTriesOfNetwork = 25

/** What wrong tries are counted for. */
interface TriedCode {
  readonly email: string
  readonly mode: string
}

/** Locks the codes of an e-mail until the end of the transaction, so that calls at once do not exceed a limit together. */
export async function lockCodes(db: Transaction<DB>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email code ${email.toLowerCase()}`}, 0))`.execute(
    db,
  )
}

/**
 * Rejects where too many codes were mailed to an e-mail within an hour: `perHour` for one network, and a few times as many for
 * all together. A browser where the owner has signed in before has `perHour` of its own, which no other client can use up.
 */
export async function checkMailLimit(
  db: Transaction<DB>,
  email: string,
  asker: CodeHolder & { readonly isKnown: boolean },
  perHour: number,
): Promise<void> {
  const rows = await db
    .selectFrom('email_code')
    .select(['asked_from', 'asked_by', 'created_at'])
    .where('email', '=', email.toLowerCase())
    .where('is_known', '=', asker.isKnown)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .orderBy('created_at')
    .execute()
  const [hashes, column] = asker.isKnown
    ? [asker.browser, 'asked_by' as const]
    : [asker.network, 'asked_from' as const]
  // Those of an earlier release count for everybody.
  const own = rows.filter((row) => row[column] === null || isOneOf(hashes ?? [], row[column]))
  refuseBeyond(own, perHour)
  refuseBeyond(rows, perHour * networksAtOnce)
}

/**
 * Rejects where a network has given too many wrong codes for an e-mail within an hour; and where all have together, for those
 * who did not ask for a code themselves, whose tries are counted by the code.
 */
export async function checkTries(
  db: Transaction<DB>,
  keys: KeyRing,
  code: TriedCode,
  { network, hasOwn }: Pick<CodeHolder, 'network'> & { readonly hasOwn: boolean },
): Promise<void> {
  const rows = await db
    .selectFrom('email_code_try')
    .select(['network', 'created_at'])
    .where('code_of', 'in', keyedHashes(keys, 'code tries', textOf(code)))
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .orderBy('created_at')
    .execute()
  refuseBeyond(
    rows.filter((row) => isOneOf(network, row.network)),
    wrongTriesOfNetwork,
  )
  if (!hasOwn) refuseBeyond(rows, wrongTriesOfNetwork * networksAtOnce)
}

export async function noteWrongTry(
  db: Transaction<DB>,
  keys: KeyRing,
  code: TriedCode,
  { network }: Pick<CodeHolder, 'network'>,
): Promise<void> {
  const code_of = keyedHash(keys, 'code tries', textOf(code))
  await db.insertInto('email_code_try').values({ code_of, network: network[0] }).execute()
}

/** Hashed with a key, so that the table does not have the e-mail. */
function textOf({ email, mode }: TriedCode): string {
  return `code tries ${mode} ${email.toLowerCase()}`
}

function isOneOf(hashes: readonly Buffer[], stored: Buffer): boolean {
  return hashes.some((hash) => hash.equals(stored))
}

function refuseBeyond(rows: readonly { readonly created_at: Date }[], atMost: number): void {
  // The one whose end makes room.
  const next = rows[rows.length - atMost]
  if (!next) return
  const sinceSeconds = (Date.now() - next.created_at.getTime()) / 1000
  throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(hourSeconds - sinceSeconds)) })
}
