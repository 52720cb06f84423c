import { randomBytes } from 'node:crypto'
import { cookies } from '#model/access/cookies.ts'
import { hashToken } from '#server/http/tokens.ts'

export const minutes = 10
const path = '/api/v1/account'
/** A withdrawal is not below it. */
const everyCall = '/api/v1'
const maxAgeSeconds = minutes * 60

/** The page compares what came back with it. */
export const stateCookie = { ...cookies.snsState, isReadable: true }
/** Whose walk to a provider it is. */
export const attemptCookie = { name: 'saegim-sns-attempt', maxAgeSeconds, path }
/** Who signs up, or withdraws, as whom a provider named. */
export const ticketCookie = { name: 'saegim-sns-ticket', maxAgeSeconds, path: everyCall }
/** What takes a consent back, sealed. */
export const sealedTokenCookie = { name: 'saegim-sns-lent', maxAgeSeconds, path: everyCall }

export function secret(): string {
  return randomBytes(32).toString('base64url')
}

export { hashToken as hashSecret }

export function ticketExpiry(): Date {
  return new Date(Date.now() + minutes * 60_000)
}
