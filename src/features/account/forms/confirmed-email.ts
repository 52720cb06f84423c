import { keep, readKept } from '#device/browser/local-storage.ts'

const key = 'saegim-confirmed-email'
/** The server remembers a confirmation for thirty minutes; asking again a little early is better than late. */
const lifeMs = 25 * 60 * 1000

/** Notes that the server knows this address to be somebody's, so that a reload does not ask for a code again. */
export function noteConfirmed(email: string, now: number = Date.now()): void {
  keep(key, `${now}:${normal(email)}`)
}

export function isConfirmed(email: string, now: number = Date.now()): boolean {
  const [, at, known] = /^(\d+):(.+)$/s.exec(readKept(key) ?? '') ?? []
  return known !== undefined && known === normal(email) && now - Number(at) < lifeMs
}

export function forgetConfirmed(): void {
  keep(key, null)
}

function normal(email: string): string {
  return email.trim().toLowerCase()
}
