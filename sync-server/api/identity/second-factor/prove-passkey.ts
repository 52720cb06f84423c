import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { sql, type Transaction } from 'kysely'
import type { GivenOf } from '#contract/call.ts'
import type { stepUp } from '#contract/second-factor.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { lockSecondFactor } from '../queries.ts'
import { noteSecurityEventOfDay } from '../security-events.ts'
import { openTicket, type PasskeyTicket, sealTicket } from './passkey-ticket.ts'
import { siteOf } from './passkeys.ts'

export type PasskeyProof = NonNullable<GivenOf<typeof stepUp>['body']['passkey']>

/** Options for an authenticator with a passkey of the account. Rejects with NOT_FOUND where it has none. */
export async function askForPasskey(context: CallContext, idAccount: number) {
  const known = await context.db
    .selectFrom('passkey')
    .select(['credential', 'transports'])
    .where('account_id', '=', idAccount)
    .orderBy('id')
    .execute()
  if (known.length === 0) throw new Refusal('NOT_FOUND')
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context).host,
    allowCredentials: known.map(({ credential, transports }) => ({ id: credential, transports })),
    userVerification: 'preferred',
  })
  return { options: { ...options }, ticket: sealTicket(context, idAccount, 'prove', options.challenge) }
}

/**
 * Accepts the answer of an authenticator instead of a code, once. Rejects with CODE_EXPIRED for an old ticket, else with
 * CODE_WRONG; a wrong answer is noted for the owner, so this must not be called in a transaction.
 */
export async function spendPasskey(
  context: CallContext,
  idAccount: number,
  proof: PasskeyProof,
): Promise<void> {
  const ticket = openTicket(context, idAccount, 'prove', proof.ticket)
  const isRight = await context.transact(async (db) => {
    if (!(await lockSecondFactor(db, idAccount))) return false
    const isProven = await isProof(context, db, idAccount, ticket, proof)
    if (!isProven) await noteSecurityEventOfDay(db, idAccount, 'SECOND_STEP_FAILED', context)
    return isProven
  })
  if (!isRight) throw refuseField('passkey', 'CODE_WRONG')
}

async function isProof(
  context: CallContext,
  db: Transaction<DB>,
  idAccount: number,
  { challenge, issuedAt }: PasskeyTicket,
  { credential: { id, type, response } }: PasskeyProof,
): Promise<boolean> {
  const passkey = await db
    .selectFrom('passkey')
    .select(['id', 'public_key', 'counter', 'last_ticket_at'])
    .where('account_id', '=', idAccount)
    .where('credential', '=', id)
    .executeTakeFirst()
  // A ticket is good once: none that is older than the last one that was used.
  if (!passkey || (passkey.last_ticket_at !== null && issuedAt <= passkey.last_ticket_at)) return false
  const { origin, host } = siteOf(context)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type, clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
    requireUserVerification: false,
  }).catch(() => ({ verified: false, authenticationInfo: null }))
  if (!verified || !authenticationInfo) return false
  await db
    .updateTable('passkey')
    .set({
      counter: authenticationInfo.newCounter,
      last_used_at: sql<Date>`now()`,
      last_ticket_at: issuedAt,
    })
    .where('id', '=', passkey.id)
    .execute()
  return true
}
