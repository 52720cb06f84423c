import type { Transaction } from 'kysely'
import { languageFor } from '#model/language/languages.ts'
import type { DB, SnsType } from '#server/database/schema.ts'
import { mailFromTemplate } from '#server/gateways/mail/template.ts'
import { readMailWords } from '#server/gateways/mail/words.ts'
import type { CallContext } from '#server/http/context.ts'
import { readSealedToken } from './sign-in/sealed-token.ts'
import { sealedTokenCookie, ticketCookie } from './sign-in/secrets.ts'
import { consumeTicket, readTicket } from './sign-in/tickets.ts'
import { canUnlink, revokeNow, unlinkSoon } from './sign-in/unlink-at-provider.ts'
import { hashOfWithdrawn, noteWithdrawn, rememberedDays } from './withdrawn-accounts.ts'

/** Whoever has no password signs in once more instead. */
export interface Confirmed {
  readonly ticket: Buffer
  readonly provider: SnsType
  /** What takes the consent back there. */
  readonly token: string | null
}

/** The ticket is still to be spent, when it has served. */
export async function checkConfirmed(context: CallContext, snsCode: string): Promise<Confirmed> {
  const { key_hash, provider } = await readTicket(context, snsCode, { idAccount: context.account.id })
  return { ticket: key_hash, provider, token: readSealedToken(context, { snsType: provider, snsCode }) }
}

export const consumeConfirmed = (db: Transaction<DB>, { ticket }: Confirmed) => consumeTicket(db, ticket)

/** What the browser held for it goes. */
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

/** Parts every provider from an account that is closed. Those that can be told by its id are noted to be told. */
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
    await noteWithdrawn(db, hashOfWithdrawn(services.environment.serviceToken, provider, subject))
    await unlinkSoon(context, db, provider, subject)
  }
  return logins.map(({ provider }) => provider)
}

/**
 * Of the providers that take a token of the person's own, the one that confirmed the withdrawal is told with its token,
 * which is kept nowhere; of all that were not told a mail says how it is done by hand. Never rejects: the account is
 * closed already.
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
