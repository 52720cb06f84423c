import type { Transaction } from 'kysely'
import { languageFor } from '#model/language/languages.ts'
import type { DB, SnsType } from '../database/schema.ts'
import { mailFromTemplate } from '../gateways/mail/template.ts'
import { readMailWords } from '../gateways/mail/words.ts'
import type { CallContext } from '../http/context.ts'
import { canCut, cutSoon } from './sign-in/cut.ts'
import { hashOfLeft } from './sign-in/queries.ts'
import { readTicket, spendTicket } from './sign-in/tickets.ts'

export { spendTicket as spendConfirmed }

/** Whoever has no password signs in once more instead. Answers the ticket, to be spent when it has served. */
export async function checkConfirmed(context: CallContext, snsCode: string): Promise<Buffer> {
  const { key_hash } = await readTicket(context, snsCode, { idAccount: context.account.id })
  return key_hash
}

interface Leaving {
  readonly id: number
  readonly email: string
  readonly fullName: string
  readonly locale: string
}

/**
 * Parts every provider from an account that is closed. Those that can be told are told, before their id is forgotten; of
 * the others a mail says how it is done by hand.
 */
export async function leaveProviders(
  context: CallContext,
  db: Transaction<DB>,
  account: Leaving,
): Promise<void> {
  const { services } = context
  const logins = await db
    .deleteFrom('account_login')
    .where('account_id', '=', account.id)
    .returning(['provider', 'subject'])
    .execute()
  for (const { provider, subject } of logins) {
    const subject_hash = hashOfLeft(services.environment.serviceToken, provider, subject)
    await db
      .insertInto('left_login')
      .values({ subject_hash })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await cutSoon(context, db, provider, subject)
  }
  const byHand = logins.map(({ provider }) => provider).filter((provider) => !canCut(services, provider))
  if (byHand.length > 0) context.afterwards(() => void mailByHand(context, account, byHand))
}

/** Never rejects: the account is closed already. */
async function mailByHand({ services }: CallContext, account: Leaving, byHand: readonly SnsType[]) {
  const { mail, environment, log } = services
  const language = languageFor(account.locale)
  const { providers } = readMailWords(language)
  const variables = { name: account.fullName, providers: byHand.map((type) => providers[type]).join(', ') }
  await mail
    .send({ to: account.email, ...mailFromTemplate(language, 'leftProviders', variables, environment) })
    .catch((err: unknown) => log.error({ err }, 'a mail could not be sent'))
}
