import type { Kysely } from 'kysely'
import { languageFor } from '#model/language/languages.ts'
import { closeCode } from '#model/sync/protocol.ts'
import type { SnsType } from '#server/database/tables/accounts.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { mailFromTemplate } from '#server/gateways/mail/template.ts'
import { readMailWords } from '#server/gateways/mail/words.ts'
import type { Services } from '#server/http/context.ts'
import { closeSessions } from '#server/http/tokens.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { deleteLoginOf, listLogins } from './queries.ts'

type Needed = Pick<Services, 'mail' | 'environment' | 'log' | 'revocations'>

/**
 * A person unlinked the app at the provider. The account stays; where it has no other way to sign in, its
 * sessions end and a mail explains how to set a password. Does nothing for an unknown person.
 */
export async function unlinkedAtProvider(
  db: Kysely<DB>,
  services: Needed,
  provider: SnsType,
  subject: string,
): Promise<void> {
  const locked = await inTransaction(db, async (transaction) => {
    const idAccount = await deleteLoginOf(transaction, provider, subject)
    if (idAccount === null) return null
    await noteSecurityEvent(transaction, idAccount, { kind: 'PROVIDER_UNLINKED', way: provider }, null)
    const account = await transaction
      .selectFrom('account')
      .select(['id', 'email', 'full_name', 'locale', 'password_hash'])
      .where('id', '=', idAccount)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const hasWayIn = account.password_hash !== null || (await listLogins(transaction, idAccount)).length > 0
    if (hasWayIn) return null
    await closeSessions(transaction, idAccount)
    return account
  })
  if (!locked) return
  services.revocations.emit({
    idAccount: locked.id,
    code: closeCode.unauthorized,
    reason: 'parted at the provider',
  })
  await mailSetPassword(services, provider, locked)
}

/** Never rejects: the provider is unlinked already. */
async function mailSetPassword(
  { mail, environment, log }: Needed,
  provider: SnsType,
  account: { readonly email: string; readonly full_name: string; readonly locale: string },
): Promise<void> {
  const language = languageFor(account.locale)
  const variables = {
    name: account.full_name,
    provider: readMailWords(language).providers[provider],
    url: `${environment.publicUrl}/account/cert/password/find`,
  }
  await mail
    .send({ to: account.email, ...mailFromTemplate(language, 'loginParted', variables, environment) })
    .catch((err: unknown) => log.error({ err }, 'a mail could not be sent'))
}
