import type { Transaction } from 'kysely'
import type { GivenOf } from '#contract/call.ts'
import type { signUp } from '#contract/sign-in.ts'
import type { SnsType } from '#server/database/tables/accounts.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashesOfWithdrawn, hasWithdrawn } from '../withdrawn-accounts.ts'
import { finishAttempt } from './attempts.ts'
import { snsTypeOf } from './provider-of.ts'
import { findLogin } from './queries.ts'
import { ticketCookie } from './secrets.ts'
import { consumeTicket, readTicket } from './tickets.ts'

type Given = GivenOf<typeof signUp>['body']

/** A provider's person who has no account yet. */
export interface Newcomer {
  readonly subject: string
  readonly email: string | null
  readonly emailVerified: boolean
  /** null: unknown, so the sign-up has to say it. */
  readonly name: string | null
  readonly image: string | null
  /** Makes the proof worthless, in the transaction that creates the account. */
  readonly spend: (transaction: Transaction<DB>) => Promise<void>
  /** Removes what the browser holds of the proof, once there is an account. */
  readonly forget: () => void
}

/** Who signs up: by the ticket of a login that began it, or by the parameters of the provider's redirect. */
export function readNewcomer(context: CallContext, word: string, given: Given): Promise<Newcomer> {
  return 'snsCode' in given
    ? ofTicket(context, snsTypeOf(word, given.snsType), given.snsCode)
    : ofRedirect(context, word, given)
}

async function ofTicket(context: CallContext, snsType: SnsType, snsCode: string): Promise<Newcomer> {
  const ticket = await readTicket(context, snsCode, { snsType })
  return {
    subject: ticket.subject,
    email: ticket.email,
    emailVerified: ticket.email_verified,
    name: null,
    image: ticket.image,
    spend: (transaction) => consumeTicket(transaction, ticket.key_hash),
    forget: () => context.cookies.clear(ticketCookie),
  }
}

/** The attempt and the code are spent here, also where the sign-up is refused afterwards. */
async function ofRedirect(
  context: CallContext,
  word: string,
  given: Extract<Given, { code: string }>,
): Promise<Newcomer> {
  const { db, services } = context
  const { snsType } = given
  const { person } = await finishAttempt(context, word, 'login', given)
  const account = await findLogin(db, snsType, person.subject)
  if (account) throw new Refusal(account.withdrawn_at === null ? 'SNS_ALREADY_LINKED' : 'LEAVED_USER')
  if (await hasWithdrawn(db, hashesOfWithdrawn(services.keys, snsType, person.subject)))
    throw new Refusal('LEAVED_USER')
  return { ...person, spend: async () => {}, forget: () => {} }
}
