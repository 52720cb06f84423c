import { sql } from 'kysely'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { seal, unsealWithAny } from '#server/keys/sealing.ts'
import { checkMyPassword } from '../passwords.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { mailSecurity } from '../security-mail.ts'
import { endOtherSessions } from '../sessions.ts'
import { newTrustKey } from '../trusted-browser.ts'
import { newRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts'
import { sealSecret } from './secret.ts'
import { addressOf, newSecret, pictureOf, stepOf } from './totp.ts'

const minutes = 10
const ticketPurpose = 'second factor ticket'

/** A new secret. Nothing is stored before a code confirms it: the ticket carries it, encrypted. */
export async function beginSecondFactor(context: CallContext, password: string) {
  const { db, account, services } = context
  await checkMyPassword(context, password)
  if (await hasSecondFactor(context)) throw new Refusal('CONFLICT')
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow()
  const secret = newSecret()
  const address = addressOf(secret, email)
  const until = Date.now() + minutes * 60_000
  return {
    secret,
    address,
    picture: pictureOf(address),
    ticket: seal(`${account.id} ${until} ${secret}`, services.keys.current(ticketPurpose)),
    minutes,
  }
}

/** Rejects with CODE_EXPIRED, CODE_WRONG, or CONFLICT where it was turned on in the meantime. */
export async function turnOnSecondFactor(context: CallContext, given: { ticket: string; code: string }) {
  const { account, session } = context
  const secret = readTicket(context, given.ticket)
  const step = stepOf(secret, given.code.replaceAll(/\s/g, ''), Date.now())
  if (step === null) throw refuseField('code', 'CODE_WRONG')
  const codes = await newRecoveryCodes()
  await context.transact(async (db) => {
    const made = await db
      .insertInto('second_factor')
      .values({
        account_id: account.id,
        sealed_secret: sealSecret(context, account.id, secret),
        last_step: step,
        trust_key: newTrustKey(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('account_id')
      .executeTakeFirst()
    if (!made) throw new Refusal('CONFLICT')
    await storeRecoveryCodes(db, account.id, codes)
    await endOtherSessions(context, db)
    await db
      .updateTable('session')
      .set({ stepped_up_at: sql<Date>`now()` })
      .where('token_hash', '=', session.tokenHash)
      .execute()
    await noteSecurityEvent(db, account.id, { kind: 'SECOND_FACTOR_ON' }, context)
  })
  context.afterwards(() => void mailSecurity(context, 'secondFactorOn'))
  return { recoveryCodes: [...codes.shown] }
}

async function hasSecondFactor({ db, account }: CallContext): Promise<boolean> {
  const found = await db
    .selectFrom('second_factor')
    .select('account_id')
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  return found !== undefined
}

function readTicket({ account, services }: CallContext, ticket: string): string {
  const [id, until, secret] = unsealWithAny(ticket, services.keys.all(ticketPurpose))?.split(' ') ?? []
  if (id !== String(account.id) || secret === undefined || Number(until) < Date.now()) {
    throw refuseField('ticket', 'CODE_EXPIRED')
  }
  return secret
}
