import {
  beginSecondFactor,
  checkStepUp,
  readSecondFactor,
  renewRecoveryCodes,
  stepUp,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#contract/second-factor.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockSecondFactor } from '../queries.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { countRecoveryCodes, newRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts'
import { stepUpByCode } from './second-step.ts'
import { turnOffSecondFactor as turnOff } from './turn-off.ts'
import { beginSecondFactor as begin, turnOnSecondFactor as turnOn } from './turn-on.ts'

export const secondFactorRoutes: readonly Implementation[] = [
  implement(readSecondFactor, async ({ db, account }) => {
    const factor = await db
      .selectFrom('second_factor')
      .select('created_at')
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    return {
      since: factor?.created_at.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(db, account.id),
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

  implement(stepUp, (context, { body }) => stepUpByCode(context, body.code)),

  // What it asks is checked before its handler.
  implement(checkStepUp, async () => ({})),
]
