import { languageFor } from '#model/language/languages.ts'
import type { SnsType } from '#server/database/tables/accounts.ts'
import { mailFromTemplate } from '#server/gateways/mail/template.ts'
import { type MailKind, readMailWords } from '#server/gateways/mail/words.ts'
import type { CallContext } from '#server/http/context.ts'

/** Mails that a provider was linked, because a stolen token could have done it. Never rejects. */
export const mailLinked = (context: CallContext, snsType: SnsType) => mail(context, 'loginLinked', snsType)

/** Mails how to unlink by hand at a provider that we cannot tell. Never rejects. */
export const mailUnlinkByHand = (context: CallContext, snsType: SnsType) =>
  mail(context, 'partedByHand', snsType)

async function mail({ db, services, account }: CallContext, kind: MailKind, snsType: SnsType): Promise<void> {
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
      provider: readMailWords(language).providers[snsType],
      url: `${environment.publicUrl}/profile/setting`,
    }
    await services.mail.send({ to: email, ...mailFromTemplate(language, kind, variables, environment) })
  } catch (err) {
    log.error({ err }, 'a mail could not be sent')
  }
}
