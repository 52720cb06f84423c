import type { Transaction } from 'kysely'
import type { GivenOf } from '#contract/call.ts'
import type { withdraw } from '#contract/me.ts'
import { closeCode } from '#model/sync/protocol.ts'
import { readRunning } from '#server/api/billing/plans/queries.ts'
import { markDeleted } from '#server/api/brands/queries.ts'
import { removePortrait } from '#server/api/files/profile-image.ts'
import { endSharesOf } from '#server/api/share/queries.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { checkMyPassword } from '../passwords.ts'
import { deleteSecondFactor } from '../queries.ts'
import { deleteSecurityEvents } from '../security-events.ts'
import { endAllSessions } from '../sessions.ts'
import {
  checkConfirmed,
  clearConfirmationCookies,
  consumeConfirmed,
  finishUnlinking,
  unlinkProviders,
} from '../sign-in/unlink-providers.ts'
import { closeAccount, endInviteLinksOf, listOwnedBrands, readProfile } from './queries.ts'

/**
 * Closes the account and deletes its own brands. Rejects with OWNER_STAYS where an owned brand has other members, with
 * CANCEL_FIRST where one has a paid plan that does not end by itself.
 */
export async function withdrawMe(
  context: CallContext,
  { email, password, snsCode, leaveReason }: GivenOf<typeof withdraw>['body'],
): Promise<void> {
  const { account } = context
  const me = await readProfile(context.db, account.id)
  if (me.email.toLowerCase() !== email.toLowerCase()) throw refuseField('email', 'INVALID_EMAIL')
  const confirmed = snsCode === undefined ? null : await checkConfirmed(context, snsCode)
  if (confirmed === null) await checkMyPassword(context, password ?? '')
  const { deleted, left } = await context.transact(async (db) => {
    const owned = await listOwnedBrands(db, account.id)
    if (await hasPlanToCancel(db, owned)) throw new Refusal('CANCEL_FIRST')
    if (owned.some(({ others }) => others > 0)) throw new Refusal('OWNER_STAYS')
    for (const { id } of owned) await markDeleted(db, id)
    if (confirmed !== null) await consumeConfirmed(db, confirmed)
    const left = await unlinkProviders(context, db, account.id)
    await endSharesOf(db, account.id)
    await endInviteLinksOf(db, account.id)
    await closeAccount(db, account.id, me.email, leaveReason)
    await deleteSecurityEvents(db, account.id)
    await deleteSecondFactor(db, account.id)
    await endAllSessions(context, db, account.id)
    return { deleted: owned, left }
  })
  if (confirmed !== null) clearConfirmationCookies(context)
  context.afterwards(() => void finishUnlinking(context, me, left, confirmed))
  context.afterwards(() => void removePortrait(context.services, account.id, me.image))
  for (const { id: idBrand } of deleted) {
    context.afterwards(() =>
      context.services.revocations.emit({
        idBrand,
        code: closeCode.notFound,
        reason: 'the brand was deleted',
      }),
    )
  }
}

/** A paid plan without a subscription was given by hand, and does not end by itself either. */
async function hasPlanToCancel(
  db: Transaction<DB>,
  brands: readonly { readonly id: number; readonly plan: string }[],
): Promise<boolean> {
  const paid = brands.filter(({ plan }) => plan !== 'FREE').map(({ id }) => id)
  const running = await readRunning(db, paid)
  return paid.some((id) => running.get(id) !== 'ending')
}
