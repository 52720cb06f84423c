import type { AnswerOf } from '#contract/call.ts'
import type { listDevices, withdraw } from '#contract/me.ts'
import { ask } from '#device/rest/ask.ts'
import type { Result } from '#device/rest/rest.ts'

export type Device = AnswerOf<typeof listDevices>['_embedded']['devices'][number]
export const leaveReasons = ['NOT_USED', 'PRICE', 'MISSING', 'HARD', 'OTHER'] as const
export type LeaveReason = (typeof leaveReasons)[number]
type Nothing = AnswerOf<typeof withdraw>

const load = () => Promise.all([import('#device/rest/rest.ts'), import('#contract/me.ts')])

export function askNewPassword(password: string, newPassword: string): Promise<Result<Nothing>> {
  return ask(async () => {
    const [{ rest }, { changePassword }] = await load()
    return rest(changePassword, { body: { password, newPassword } })
  })
}

export function askDevices(): Promise<Result<readonly Device[]>> {
  return ask(async () => {
    const [{ rest }, { listDevices }] = await load()
    const result = await rest(listDevices)
    return result.ok ? { ok: true, answer: result.answer._embedded.devices } : result
  })
}

export function askCloseDevice(id: number): Promise<Result<Nothing>> {
  return ask(async () => {
    const [{ rest }, { closeDevice }] = await load()
    return rest(closeDevice, { params: { id } })
  })
}

export function askWithdraw(body: {
  readonly email: string
  readonly password?: string
  readonly snsCode?: string
  readonly leaveReason: LeaveReason
}): Promise<Result<Nothing>> {
  return ask(async () => {
    const [{ rest }, { withdraw }] = await load()
    return rest(withdraw, { body })
  })
}
