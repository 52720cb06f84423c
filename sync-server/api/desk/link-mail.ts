import { languageFor } from '#model/language/languages.ts'
import { mailFromTemplate } from '#server/gateways/mail/template.ts'
import type { CallContext } from '#server/http/context.ts'
import { type DeskLink, linkWordsIn } from '../billing/links/queries.ts'
import { findAccount } from '../identity/queries.ts'

/**
 * Mails a payment link to who is to pay, in their language where they have an account. Where that fails the link is there all the
 * same, and the operator sees its address.
 */
export async function mailPaymentLink(
  { db, services, language: mine }: CallContext,
  link: DeskLink,
  brand: string,
): Promise<void> {
  const { mail, environment, payments, log } = services
  const account = await findAccount(db, link.email)
  const language = account ? languageFor(account.locale) : mine
  const { item, amount, day, subjectOf } = linkWordsIn(language, link)
  const message = mailFromTemplate(
    language,
    'paymentLink',
    { brand, item, amount, day, url: link.url },
    environment,
  )
  const subject = payments.forNewCards?.isSandbox ? subjectOf(message.subject) : message.subject
  try {
    await mail.send({ to: link.email, ...message, subject })
  } catch (err) {
    log.warn({ err }, 'a payment link could not be mailed')
  }
}
