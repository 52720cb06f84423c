import type { GivenOf } from '#contract/call.ts'
import type { link } from '#contract/sign-in.ts'
import { isUniqueViolation } from '#server/database/transactions/transaction.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { finishAttempt } from './attempts.ts'
import { mailLinked, mailUnlinkByHand } from './mails.ts'
import { snsTypeOf } from './provider-of.ts'
import { deleteLogin, findLogin, insertLogin, listLogins } from './queries.ts'
import { storeSealedToken } from './sealed-token.ts'
import { giveTicket } from './tickets.ts'
import { canUnlink, unlinkSoon } from './unlink-at-provider.ts'

type ProviderReturn = GivenOf<typeof link>['body']

/**
 * Links the provider's person to the signed-in account. SNS_ALREADY_LINKED where the person belongs to another account,
 * CONFLICT where the account has another person of this provider.
 */
export async function linkProvider(context: CallContext, word: string, body: ProviderReturn) {
  const { account, db } = context
  const { person } = await finishAttempt(context, word, 'link', body)
  const login = { account_id: account.id, provider: body.snsType, subject: person.subject }
  try {
    await context.transact(async (transaction) => {
      await insertLogin(transaction, login)
      await noteSecurityEvent(
        transaction,
        account.id,
        { kind: 'PROVIDER_LINKED', way: body.snsType },
        context,
      )
    })
    context.afterwards(() => void mailLinked(context, body.snsType))
  } catch (error) {
    const isTaken = isUniqueViolation(error, 'account_login_subject')
    if (!isTaken && !isUniqueViolation(error, 'account_login_pkey')) throw error
    // Linking the same person again succeeds; another person of the same provider is a conflict.
    const owner = await findLogin(db, body.snsType, person.subject)
    if (owner?.id !== account.id) throw new Refusal(isTaken ? 'SNS_ALREADY_LINKED' : 'CONFLICT')
  }
  return { logins: await listLogins(db, account.id) }
}

/** Unlinks a provider from the account. LAST_WAY_IN for the last one of an account without a password. */
export async function unlinkProvider(context: CallContext, word: string) {
  const { account } = context
  const snsType = snsTypeOf(word)
  await context.transact(async (db) => {
    const { password_hash } = await db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', account.id)
      // Locks the account, so that of two concurrent calls the second sees the result of the first.
      .forUpdate()
      .executeTakeFirstOrThrow()
    const subject = await deleteLogin(db, account.id, snsType)
    if (subject === null) throw new Refusal('NOT_FOUND')
    if (password_hash === null && (await listLogins(db, account.id)).length === 0) {
      throw new Refusal('LAST_WAY_IN')
    }
    await noteSecurityEvent(db, account.id, { kind: 'PROVIDER_UNLINKED', way: snsType }, context)
    await unlinkSoon(context, db, snsType, subject)
  })
  if (!canUnlink(context.services, snsType)) context.afterwards(() => void mailUnlinkByHand(context, snsType))
  return { logins: await listLogins(context.db, account.id) }
}

/**
 * Confirms a withdrawal by signing in at a linked provider, for accounts without a password. A token that is needed to
 * revoke the consent is kept in a sealed cookie.
 */
export async function confirmByProvider(context: CallContext, word: string, body: ProviderReturn) {
  const { account, db } = context
  const { person, token } = await finishAttempt(context, word, 'confirm', body)
  const owner = await findLogin(db, body.snsType, person.subject)
  if (owner?.id !== account.id) throw new Refusal('SNS_OTHER_PERSON')
  const ticket = await giveTicket(context, { snsType: body.snsType, person, idAccount: account.id })
  storeSealedToken(context, { snsType: body.snsType, snsCode: ticket.snsCode, token })
  return ticket
}
