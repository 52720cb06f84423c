import { keep, readKept } from '#engine/browser/local-storage.ts'
import { inviteKey, inviteRow } from '#model/access/invite-row.ts'
import { computeAgeMs } from '#model/time/stored-time.ts'

const lifeMs = 7 * 24 * 60 * 60 * 1000

/** Keeps the referral code until the sign-up, at most seven days. `now` in epoch ms. */
export function keepInvite(code: string, now: number = Date.now()): void {
  keep(inviteKey, inviteRow(code, now))
}

/** The kept referral code; null if there is none or it is older than seven days. */
export function keptInvite(now: number = Date.now()): string | null {
  const [, at, code] = /^(\d+):(.+)$/s.exec(readKept(inviteKey) ?? '') ?? []
  return code !== undefined && computeAgeMs(Number(at), now) < lifeMs ? code : null
}

export function forgetInvite(): void {
  keep(inviteKey, null)
}
