import type { SnsType } from '#server/database/tables/accounts.ts'
import type { CallContext } from '#server/http/context.ts'
import { mailSecurity } from '../security-mail.ts'

/** Mails that a provider was linked, because a stolen token could have done it. Never rejects. */
export const mailLinked = (context: CallContext, snsType: SnsType) =>
  mailSecurity(context, 'loginLinked', ({ providers }) => ({ provider: providers[snsType] }))

/** Mails how to unlink by hand at a provider that we cannot tell. Never rejects. */
export const mailUnlinkByHand = (context: CallContext, snsType: SnsType) =>
  mailSecurity(context, 'partedByHand', ({ providers }) => ({ provider: providers[snsType] }))
