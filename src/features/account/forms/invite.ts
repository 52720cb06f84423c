import { keep, readKept } from '#device/browser/local-storage.ts'

const key = 'saegim-invite'
const lifeMs = 7 * 24 * 60 * 60 * 1000

/** Keeps the referral code until somebody signs up with it, at most seven days. `now` in epoch ms. */
export function keepInvite(code: string, now: number = Date.now()): void {
  keep(key, `${now}:${code}`)
}

/** The kept referral code; null if there is none or it is older than seven days. */
export function keptInvite(now: number = Date.now()): string | null {
  const [, at, code] = /^(\d+):(.+)$/s.exec(readKept(key) ?? '') ?? []
  return code !== undefined && now - Number(at) < lifeMs ? code : null
}

export function forgetInvite(): void {
  keep(key, null)
}
