import { hash, verify } from '@node-rs/argon2'
import { opaquePassword } from '#model/access/rules.ts'

/**
 * OWASP's minimum for argon2id: 19 MiB for each hash, so that concurrent logins do not exhaust the memory.
 */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(opaquePassword(password), strength)
}

/** Whether the hash is of this password, in the form that every device gives. */
export function isHashOf(stored: string, password: string): Promise<boolean> {
  return verify(stored, opaquePassword(password))
}
