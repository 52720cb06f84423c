import { keep, readKept } from '#engine/browser/local-storage.ts'
import { isWithin } from '#model/time/stored-time.ts'

const key = 'saegim-sent-code'

interface SentCode {
  /** When it was mailed, in epoch ms. */
  readonly at: number
  /** When it expires, in epoch ms. */
  readonly until: number
}

/**
 * Remembers that a code to sign up was mailed to this address, so that neither the next page nor a reload asks for the address
 * and the code again. Times in epoch ms.
 */
export function noteSent(email: string, { at, until }: SentCode): void {
  keep(key, `${at}:${until}:${normal(email)}`)
}

/** The code that was mailed to this address and can still be used; null for none. `now` in epoch ms. */
export function sentCodeOf(email: string, now: number = Date.now()): SentCode | null {
  const [, at, until, known] = /^(\d+):(\d+):(.+)$/s.exec(readKept(key) ?? '') ?? []
  const sent = { at: Number(at), until: Number(until) }
  return known === normal(email) && isWithin(sent.at, now, sent.until - sent.at) ? sent : null
}

export function forgetSent(): void {
  keep(key, null)
}

function normal(email: string): string {
  return email.trim().toLowerCase()
}
