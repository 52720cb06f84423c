import type { AnswerOf } from '#contract/call.ts'
import { changePassword, closeDevice, listDevices, pageSecurityEvents, withdraw } from '#contract/me.ts'
import { cachedList } from '#engine/reads/cached-read.ts'
import { type Result, rest } from '#engine/rest/rest.ts'
import { withStepUp } from '#kits/account/step-up.ts'

export type Device = AnswerOf<typeof listDevices>['_embedded']['devices'][number]
export const leaveReasons = ['NOT_USED', 'PRICE', 'MISSING', 'HARD', 'OTHER'] as const
export type LeaveReason = (typeof leaveReasons)[number]
export type SecurityEvent = AnswerOf<typeof pageSecurityEvents>['_embedded']['events'][number]
type Nothing = AnswerOf<typeof withdraw>

/** What concerned the security of the account, newest first. */
export const securityEventsRead = cachedList({
  call: pageSecurityEvents,
  scope: 'account',
  maxAge: 0,
  items: (answer) => answer._embedded.events,
  paging: { size: 10, after: ({ idEvent }) => ({ before: idEvent }) },
})

export function askNewPassword(password: string, newPassword: string): Promise<Result<Nothing>> {
  return withStepUp(() => rest(changePassword, { body: { password, newPassword } }))
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
  return withStepUp(() => rest(withdraw, { body }))
}
