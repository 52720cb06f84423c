import { keep, readKept } from '#engine/browser/local-storage.ts'
import { isWithin } from '#model/time/stored-time.ts'

const key = 'saegim-confirmed-email'
/** The server remembers a confirmation for 30 minutes; this device forgets it a little earlier. */
const lifeMs = 25 * 60 * 1000

/**
 * Remembers that the server has confirmed this address, so that a reload does not ask for a code again. `now`
 * in epoch ms.
 */
export function noteConfirmed(email: string, now: number = Date.now()): void {
  keep(key, `${now}:${normal(email)}`)
}

export function isConfirmed(email: string, now: number = Date.now()): boolean {
  const [, at, known] = /^(\d+):(.+)$/s.exec(readKept(key) ?? '') ?? []
  return known !== undefined && known === normal(email) && isWithin(Number(at), now, lifeMs)
}

export function forgetConfirmed(): void {
  keep(key, null)
}

function normal(email: string): string {
  return email.trim().toLowerCase()
}
