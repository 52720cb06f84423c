import { type Kysely, sql } from 'kysely'
import type { DB, SnsType } from '#server/database/schema.ts'
import type { SnsPerson } from '#server/gateways/sign-in/sign-in.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashSecret, minutes, secret, ticketCookie, ticketExpiry } from './secrets.ts'

interface Named {
  readonly snsType: SnsType
  readonly person: SnsPerson
  /** Whose account it is, where it is one already. */
  readonly idAccount?: number
}

/** Says for ten minutes whom a provider named: half of it in a cookie that no script reads, half for the page. */
export async function giveTicket(
  { db, cookies }: CallContext,
  { snsType, person, idAccount }: Named,
): Promise<{ snsCode: string; minutes: number }> {
  const [key, snsCode] = [secret(), secret()]
  await db
    .insertInto('sign_in_ticket')
    .values({
      key_hash: hashSecret(key),
      code_hash: hashSecret(snsCode),
      provider: snsType,
      subject: person.subject,
      account_id: idAccount ?? null,
      email: person.email,
      email_verified: person.emailVerified,
      image: person.image,
      expires_at: ticketExpiry(),
    })
    .execute()
  cookies.set(ticketCookie, key)
  return { snsCode, minutes }
}

/** What a ticket of this browser says; it stays good. `idAccount`: of an account, else of somebody who has none. */
export async function readTicket(
  { db, cookies }: CallContext,
  snsCode: string,
  { snsType, idAccount = null }: { snsType?: SnsType; idAccount?: number | null } = {},
) {
  const key = cookies.read(ticketCookie)
  const ticket =
    key === null
      ? undefined
      : await db
          .selectFrom('sign_in_ticket')
          .select(['key_hash', 'provider', 'subject', 'email', 'email_verified', 'image'])
          .where('key_hash', '=', hashSecret(key))
          .where('code_hash', '=', hashSecret(snsCode))
          .where('account_id', idAccount === null ? 'is' : '=', idAccount)
          .where('expires_at', '>', sql<Date>`now()`)
          .executeTakeFirst()
  if (!ticket || (snsType !== undefined && ticket.provider !== snsType)) {
    throw new Refusal('SNS_TICKET_EXPIRED')
  }
  return ticket
}

/** Only once. */
export async function consumeTicket(db: Kysely<DB>, keyHash: Buffer): Promise<void> {
  const spent = await db
    .deleteFrom('sign_in_ticket')
    .where('key_hash', '=', keyHash)
    .returning('key_hash')
    .executeTakeFirst()
  if (!spent) throw new Refusal('SNS_TICKET_EXPIRED')
}
