import type { AnswerOf } from '#contract/call.ts'
import { changePassword, closeDevice, listDevices, withdraw } from '#contract/me.ts'
import { type Result, rest } from '#device/rest/rest.ts'

export type Device = AnswerOf<typeof listDevices>['_embedded']['devices'][number]
export const leaveReasons = ['NOT_USED', 'PRICE', 'MISSING', 'HARD', 'OTHER'] as const
export type LeaveReason = (typeof leaveReasons)[number]
type Nothing = AnswerOf<typeof withdraw>

export function askNewPassword(password: string, newPassword: string): Promise<Result<Nothing>> {
  return rest(changePassword, { body: { password, newPassword } })
}

export async function askDevices(): Promise<Result<readonly Device[]>> {
  const result = await rest(listDevices)
  return result.ok ? { ok: true, answer: result.answer._embedded.devices } : result
}

export function askCloseDevice(id: number): Promise<Result<Nothing>> {
  return rest(closeDevice, { params: { id } })
}

export function askWithdraw(body: {
  readonly email: string
  readonly password?: string
  readonly snsCode?: string
  readonly leaveReason: LeaveReason
}): Promise<Result<Nothing>> {
  return rest(withdraw, { body })
}
