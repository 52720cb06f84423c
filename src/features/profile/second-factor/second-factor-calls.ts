import type { AnswerOf } from '#contract/call.ts'
import {
  beginSecondFactor,
  readSecondFactor,
  removePasskey,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#contract/second-factor.ts'
import { cachedRead } from '#engine/reads/cached-read.ts'
import { type Result, rest } from '#engine/rest/rest.ts'
import { withStepUp } from '#kits/account/step-up.ts'

export type Begun = AnswerOf<typeof beginSecondFactor>
export type Passkey = AnswerOf<typeof readSecondFactor>['passkeys'][number]
type Codes = AnswerOf<typeof turnOnSecondFactor>

export const secondFactorRead = cachedRead({ call: readSecondFactor, scope: 'account', maxAge: 0 })

export function askBegin(password: string): Promise<Result<Begun>> {
  return rest(beginSecondFactor, { body: { password } })
}

export function askTurnOn(ticket: string, code: string): Promise<Result<Codes>> {
  return rest(turnOnSecondFactor, { body: { ticket, code } })
}

export function askTurnOff(password: string): Promise<Result<unknown>> {
  return withStepUp(() => rest(turnOffSecondFactor, { body: { password } }))
}

export function askRecoveryCodes(): Promise<Result<Codes>> {
  return withStepUp(() => rest(renewRecoveryCodes))
}

export function askRemovePasskey(id: number): Promise<Result<unknown>> {
  return withStepUp(() => rest(removePasskey, { params: { id } }))
}
