import { hkdfSync } from 'node:crypto'
import type { Environment } from '../environment/environment.ts'

/** What a key is used for. Keys of two purposes have nothing in common, so a new use gets a purpose of its own. */
export type Purpose = SinceRings | BeforeRings

type SinceRings =
  | 'card key'
  | 'file link'
  | 'invitation link'
  | 'limit'
  | 'passkey ticket'
  | 'sandbox webhook'
  | 'second factor'
  | 'second factor ticket'
  | 'share link'
  | 'sns token'
type BeforeRings = (typeof beforeRings)[number]

/** Releases without key rings used the secret itself for all of these. Can go a year after the first one with them. */
const beforeRings = [
  'code holder',
  'code tries',
  'cookie',
  'mailed code',
  'provider deletion',
  'sealed token',
  'withdrawn account',
] as const

/**
 * Keys derived from the service secret and from the secrets before it. What is kept longer than 365 days has to be
 * written again with `current` when it is read with an older key, because older secrets are dropped after that time.
 */
export interface KeyRing {
  /** The key to sign, hash and seal with; 32 bytes. */
  current(purpose: Purpose): Buffer
  /** Every key that may have been used, newest first, `current` included: for verifying, looking up and opening. */
  all(purpose: Purpose): readonly Buffer[]
}

const bytes = 32

export function keysOf({
  serviceToken,
  previousServiceTokens,
}: Pick<Environment, 'serviceToken' | 'previousServiceTokens'>): KeyRing {
  return openKeyRing(serviceToken, previousServiceTokens)
}

/** @param previous Earlier secrets, and during a rollout the next one, newest first. */
export function openKeyRing(current: string, previous: readonly string[]): KeyRing {
  const secrets = [...new Set([current, ...previous])].map((secret) => Buffer.from(secret))
  const known = new Map<Purpose, readonly Buffer[]>()

  function all(purpose: Purpose): readonly Buffer[] {
    const found = known.get(purpose)
    if (found) return found
    const derived = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes)))
    const keys = isBeforeRings(purpose) ? [...derived, ...secrets] : derived
    known.set(purpose, keys)
    return keys
  }

  return {
    all,
    current(purpose) {
      const [key] = all(purpose)
      if (!key) throw new Error('A key ring has a current secret.')
      return key
    },
  }
}

function isBeforeRings(purpose: Purpose): purpose is BeforeRings {
  return (beforeRings as readonly Purpose[]).includes(purpose)
}
