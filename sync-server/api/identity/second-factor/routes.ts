import {
  addPasskey,
  askPasskey,
  beginPasskey,
  beginSecondFactor,
  checkStepUp,
  readSecondFactor,
  removePasskey,
  renewRecoveryCodes,
  stepUp,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#contract/second-factor.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockSecondFactor } from '../queries.ts'
import { noteSecurityEvent } from '../security-events.ts'
import {
  addPasskey as add,
  beginPasskey as beginPasskeyOf,
  listPasskeys,
  removePasskey as removeOne,
} from './passkeys.ts'
import { askForPasskey } from './prove-passkey.ts'
import { countRecoveryCodes, newRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts'
import { stepUpSession } from './second-step.ts'
import { turnOffSecondFactor as turnOff } from './turn-off.ts'
import { beginSecondFactor as begin, turnOnSecondFactor as turnOn } from './turn-on.ts'

export const secondFactorRoutes: readonly Implementation[] = [
  implement(readSecondFactor, async (context) => {
    const { db, account } = context
    const factor = await db
      .selectFrom('second_factor')
      .select('created_at')
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    return {
      since: factor?.created_at.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(db, account.id),
      passkeys: (await listPasskeys(context)).map(({ id, device, created_at, last_used_at }) => ({
        idPasskey: id,
        device,
        addedAt: created_at.toISOString(),
        lastUsedAt: last_used_at?.toISOString() ?? null,
      })),
    }
  }),

  implement(beginSecondFactor, (context, { body }) => begin(context, body.password)),

  implement(turnOnSecondFactor, (context, { body }) => turnOn(context, body)),

  implement(turnOffSecondFactor, async (context, { body }) => {
    await turnOff(context, body.password)
    return {}
  }),

  implement(renewRecoveryCodes, async (context) => {
    const { account } = context
    const codes = await newRecoveryCodes()
    await context.transact(async (db) => {
      if (!(await lockSecondFactor(db, account.id))) throw new Refusal('NOT_FOUND')
      await storeRecoveryCodes(db, account.id, codes)
      await noteSecurityEvent(db, account.id, { kind: 'RECOVERY_CODES_RENEWED' }, context)
    })
    return { recoveryCodes: [...codes.shown] }
  }),

  implement(beginPasskey, (context) => beginPasskeyOf(context)),

  implement(addPasskey, async (context, { body }) => {
    await add(context, body)
    return {}
  }),

  implement(removePasskey, async (context, { params }) => {
    await removeOne(context, params.id)
    return {}
  }),

  implement(askPasskey, (context) => askForPasskey(context, context.account.id)),

  implement(stepUp, (context, { body }) => stepUpSession(context, body)),

  // What it asks is checked before its handler.
  implement(checkStepUp, async () => ({})),
]
