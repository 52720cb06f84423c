import { randomBytes } from 'node:crypto'
import { cookies } from '#model/access/cookies.ts'
import { hashToken } from '#server/http/tokens.ts'

export const minutes = 10
/** The calls of a withdrawal, and those that connect accounts of a brand, are not below /account. */
const path = '/api/v1'
const maxAgeSeconds = minutes * 60

/** The page compares the returned `state` with it. */
export const stateCookie = { ...cookies.snsState, isReadable: true }
/** Binds an attempt to a browser. */
export const attemptCookie = { name: 'saegim-sns-attempt', maxAgeSeconds, path }
/** The cookie's half of a ticket. */
export const ticketCookie = { name: 'saegim-sns-ticket', maxAgeSeconds, path }
/** The encrypted token for revoking a consent. */
export const sealedTokenCookie = { name: 'saegim-sns-lent', maxAgeSeconds, path }

/** 256 random bits in base64url. */
export function secret(): string {
  return randomBytes(32).toString('base64url')
}

export { hashToken as hashSecret }

export function ticketExpiry(): Date {
  return new Date(Date.now() + minutes * 60_000)
}
