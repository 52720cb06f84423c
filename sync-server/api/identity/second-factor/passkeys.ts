import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { GivenOf } from '#contract/call.ts'
import type { addPasskey as addCall } from '#contract/second-factor.ts'
import { isUniqueViolation } from '#server/database/transactions/transaction.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { deviceNameOf } from '#server/relay/sockets/device-name.ts'
import { lockSecondFactor } from '../queries.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { openTicket, sealTicket } from './passkey-ticket.ts'

const atMost = 10

/** The site that passkeys belong to. */
export function siteOf({ services }: Pick<CallContext, 'services'>): { origin: string; host: string } {
  const { origin, hostname } = new URL(services.environment.publicUrl)
  return { origin, host: hostname }
}

/** Options for a new passkey. Rejects with NOT_FOUND for an account without a second factor: recovery codes come with it. */
export async function beginPasskey(context: CallContext) {
  const { db, account } = context
  const me = await db
    .selectFrom('second_factor')
    .innerJoin('account', 'account.id', 'second_factor.account_id')
    .select(['account.email', 'account.full_name'])
    .where('second_factor.account_id', '=', account.id)
    .executeTakeFirst()
  if (!me) throw new Refusal('NOT_FOUND')
  const known = await listPasskeys(context)
  if (known.length >= atMost) throw new Refusal('LIMIT_EXCEEDED')
  const options = await generateRegistrationOptions({
    rpName: 'Saegim',
    rpID: siteOf(context).host,
    userName: me.email,
    userDisplayName: me.full_name,
    userID: new TextEncoder().encode(String(account.id)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential, transports }) => ({ id: credential, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { options: { ...options }, ticket: sealTicket(context, account.id, 'add', options.challenge) }
}

/** Rejects with CODE_WRONG where the authenticator answered something else, with CONFLICT where the passkey is there already. */
export async function addPasskey(
  context: CallContext,
  { ticket, credential }: GivenOf<typeof addCall>['body'],
) {
  const { account } = context
  const { challenge } = openTicket(context, account.id, 'add', ticket)
  const { origin, host } = siteOf(context)
  const { id, type, response } = credential
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw refuseField('credential', 'CODE_WRONG')
  const made = registrationInfo.credential
  await context
    .transact(async (db) => {
      if (!(await lockSecondFactor(db, account.id))) throw new Refusal('NOT_FOUND')
      if ((await listPasskeys({ db, account })).length >= atMost) throw new Refusal('LIMIT_EXCEEDED')
      await db
        .insertInto('passkey')
        .values({
          account_id: account.id,
          credential: made.id,
          public_key: Buffer.from(made.publicKey),
          counter: made.counter,
          transports: response.transports,
          device: deviceNameOf(context.userAgent),
        })
        .execute()
      await noteSecurityEvent(db, account.id, { kind: 'PASSKEY_ADDED' }, context)
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'passkey_credential_key') ? new Refusal('CONFLICT') : error
    })
}

/** Rejects with NOT_FOUND. */
export async function removePasskey(context: CallContext, id: number): Promise<void> {
  const { account } = context
  await context.transact(async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('passkey')
      .where('account_id', '=', account.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new Refusal('NOT_FOUND')
    await noteSecurityEvent(db, account.id, { kind: 'PASSKEY_REMOVED' }, context)
  })
}

/** In the order in which they were added. */
export function listPasskeys({ db, account }: Pick<CallContext, 'db' | 'account'>) {
  return db
    .selectFrom('passkey')
    .select(['id', 'credential', 'transports', 'device', 'created_at', 'last_used_at'])
    .where('account_id', '=', account.id)
    .orderBy('id')
    .execute()
}
