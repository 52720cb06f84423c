import { type Kysely, sql } from 'kysely'
import type { SnsType } from '#server/database/tables/accounts.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { SnsPerson } from '#server/gateways/sign-in/sign-in.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashSecret, minutes, secret, ticketCookie, ticketExpiry } from './secrets.ts'

interface Named {
  readonly snsType: SnsType
  readonly person: SnsPerson
  /** The account that confirms a withdrawal; left out for a sign-up. */
  readonly idAccount?: number
}

/**
 * Issues a ticket that proves a provider's person for ten minutes. One half is in an HttpOnly cookie, the other is
 * returned for the page.
 */
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

/**
 * Reads a ticket of this browser without consuming it. `idAccount`: a ticket of that account, else one for a sign-up.
 * Rejects with SNS_TICKET_EXPIRED.
 */
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

/** Deletes a ticket. Rejects with SNS_TICKET_EXPIRED where it was consumed already. */
export async function consumeTicket(db: Kysely<DB>, keyHash: Buffer): Promise<void> {
  const spent = await db
    .deleteFrom('sign_in_ticket')
    .where('key_hash', '=', keyHash)
    .returning('key_hash')
    .executeTakeFirst()
  if (!spent) throw new Refusal('SNS_TICKET_EXPIRED')
}
