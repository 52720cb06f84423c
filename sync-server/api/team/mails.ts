import type { Kysely } from 'kysely'
import type { BrandRole } from '#model/access/roles.ts'
import { type Language, languageFor } from '#model/language/languages.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { dayIn } from '#server/gateways/mail/day-in.ts'
import { mailFromTemplate } from '#server/gateways/mail/template.ts'
import { readMailWords } from '#server/gateways/mail/words.ts'
import type { CallContext } from '#server/http/context.ts'
import { findAccount } from '../identity/queries.ts'
import type { MemberRow } from './queries.ts'
import { invitationDays } from './rows.ts'

/** Mails in the language of the invited account if there is one, else in that of the inviter. */
export async function mailInvitation(
  { services, language: mine }: CallContext,
  row: MemberRow,
  token: string,
  kind: 'invitation' | 'reinvitation',
  db: Kysely<DB>,
): Promise<void> {
  const { mail, environment } = services
  const to = row.invite_email ?? ''
  const account = await findAccount(db, to)
  const language = account ? languageFor(account.locale) : mine
  const variables = {
    inviter: row.inviter ?? row.brand_name,
    brand: row.brand_name,
    role: roleIn(language, row.role),
    days: invitationDays,
    expiresAt: dayIn(language, row.invite_expires_at ?? new Date()),
    url: `${environment.publicUrl}/invite#invitation=${token}`,
  }
  await mail.send({ to, ...mailFromTemplate(language, kind, variables, environment) })
}

/** Not again and again where a role goes back and forth. */
export async function mailRoleChange(
  { services, caller, countMailTo }: CallContext,
  row: MemberRow,
  from: BrandRole,
): Promise<void> {
  if (row.email === null) return
  const isTold = await countMailTo(row.email).then(
    () => true,
    () => false,
  )
  if (!isTold) return
  const { mail, environment } = services
  const language = languageFor(row.locale)
  const variables = {
    name: row.full_name ?? '',
    brand: row.brand_name,
    from: roleIn(language, from),
    to: roleIn(language, row.role),
    changedBy: caller.kind === 'account' ? caller.account.name : row.brand_name,
    url: `${environment.publicUrl}/brand`,
  }
  await mail.send({ to: row.email, ...mailFromTemplate(language, 'roleChanged', variables, environment) })
}

function roleIn(language: Language, role: BrandRole): string {
  return readMailWords(language).roles[role]
}
