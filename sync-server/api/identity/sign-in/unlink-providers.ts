import type { Transaction } from 'kysely'
import { languageFor } from '#model/language/languages.ts'
import type { SnsType } from '#server/database/tables/accounts.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { mailFromTemplate } from '#server/gateways/mail/template.ts'
import { readMailWords } from '#server/gateways/mail/words.ts'
import type { CallContext } from '#server/http/context.ts'
import { hashesOfWithdrawn, noteWithdrawn, rememberedDays } from '../withdrawn-accounts.ts'
import { readSealedToken } from './sealed-token.ts'
import { sealedTokenCookie, ticketCookie } from './secrets.ts'
import { consumeTicket, readTicket } from './tickets.ts'
import { canUnlink, revokeNow, unlinkSoon } from './unlink-at-provider.ts'

/** A confirmation of the withdrawal by a provider, for accounts without a password. */
export interface Confirmed {
  readonly ticket: Buffer
  readonly provider: SnsType
  /** The person's token for revoking the consent; null where none is needed or came. */
  readonly token: string | null
}

/** Checks the ticket of a confirmation. It has to be consumed afterwards by `consumeConfirmed`. */
export async function checkConfirmed(context: CallContext, snsCode: string): Promise<Confirmed> {
  const { key_hash, provider } = await readTicket(context, snsCode, { idAccount: context.account.id })
  return { ticket: key_hash, provider, token: readSealedToken(context, { snsType: provider, snsCode }) }
}

export const consumeConfirmed = (db: Transaction<DB>, { ticket }: Confirmed) => consumeTicket(db, ticket)

/** Deletes the cookies of the confirmation. */
export function clearConfirmationCookies({ cookies }: CallContext): void {
  cookies.clear(ticketCookie)
  cookies.clear(sealedTokenCookie)
}

interface Leaving {
  readonly id: number
  readonly email: string
  readonly fullName: string
  readonly locale: string
}

/**
 * Unlinks all providers of an account that is being closed, and queues telling those that accept the person's id.
 * Returns the unlinked providers.
 */
export async function unlinkProviders(
  context: CallContext,
  db: Transaction<DB>,
  idAccount: number,
): Promise<readonly SnsType[]> {
  const { services } = context
  const logins = await db
    .deleteFrom('account_login')
    .where('account_id', '=', idAccount)
    .returning(['provider', 'subject'])
    .execute()
  for (const { provider, subject } of logins) {
    await noteWithdrawn(db, hashesOfWithdrawn(services.keys, provider, subject))
    await unlinkSoon(context, db, provider, subject)
  }
  return logins.map(({ provider }) => provider)
}

/**
 * Revokes the consent at the provider that confirmed the withdrawal, by its token, which is not stored. A mail explains
 * how to revoke it by hand at the providers that could not be told. Never rejects: the account is closed already.
 */
export async function finishUnlinking(
  { services }: CallContext,
  account: Leaving,
  left: readonly SnsType[],
  confirmed: Confirmed | null,
): Promise<void> {
  const { mail, environment, log } = services
  const byHand: SnsType[] = []
  for (const provider of left) {
    if (canUnlink(services, provider)) continue
    const token = confirmed?.provider === provider ? confirmed.token : null
    const isTold = token !== null && (await revokeNow(services, provider, token))
    if (!isTold) byHand.push(provider)
  }
  if (byHand.length === 0) return
  const language = languageFor(account.locale)
  const { providers } = readMailWords(language)
  const names = byHand.map((type) => providers[type]).join(', ')
  const variables = { name: account.fullName, providers: names, days: rememberedDays }
  await mail
    .send({ to: account.email, ...mailFromTemplate(language, 'leftProviders', variables, environment) })
    .catch((err: unknown) => log.error({ err }, 'a mail could not be sent'))
}
