import { languageFor } from '#model/language/languages.ts'
import { mailFromTemplate } from '#server/gateways/mail/template.ts'
import { type MailKind, type MailWords, readMailWords } from '#server/gateways/mail/words.ts'
import type { CallContext } from '#server/http/context.ts'

/**
 * Mails the caller what changed about the ways into their account, because another person may have done it. Never rejects.
 */
export async function mailSecurity(
  { db, services, account }: CallContext,
  kind: MailKind,
  more: (words: MailWords) => Readonly<Record<string, string>> = () => ({}),
): Promise<void> {
  const { environment, log } = services
  try {
    const { email, locale, full_name } = await db
      .selectFrom('account')
      .select(['email', 'locale', 'full_name'])
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow()
    const language = languageFor(locale)
    const variables = {
      name: full_name,
      url: `${environment.publicUrl}/profile/setting`,
      ...more(readMailWords(language)),
    }
    await services.mail.send({ to: email, ...mailFromTemplate(language, kind, variables, environment) })
  } catch (err) {
    log.error({ err }, 'a mail could not be sent')
  }
}
