import { hash, verify } from '@node-rs/argon2'
import { isPassword } from '#model/access/rules.ts'
import { isThisMachine } from '#server/environment/this-machine.ts'
import type { CallContext } from '#server/http/context.ts'
import { refuseField } from '#server/http/refusal.ts'
import { isEasyToGuess } from './easy-passwords.ts'
import { readPasswordHash } from './queries.ts'

/**
 * OWASP's minimum for argon2id: 19 MiB for each hash, so that concurrent logins do not exhaust the memory.
 */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, strength)
}

let nobody: Promise<string> | undefined

/** Takes the same time whether or not there is a stored password, so that timing does not tell which accounts exist. */
export async function isPasswordOf(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const isRight = await verify(stored ?? (await nobody), password)
  return stored !== null && isRight
}

/**
 * Checks a new password; passwords in use are not checked again. Where PUBLIC_URL is this machine, easy ones are
 * allowed: nobody guesses from outside, and scripts may use any. Throws INVALID_PASSWORD or EASY_PASSWORD.
 */
export function checkNewPassword(
  { services }: CallContext,
  field: string,
  password: string,
  about: readonly string[],
): void {
  if (!isPassword(password)) throw refuseField(field, 'INVALID_PASSWORD')
  if (isThisMachine(new URL(services.environment.publicUrl).hostname)) return
  if (isEasyToGuess(password, about)) throw refuseField(field, 'EASY_PASSWORD')
}

/** Rejects with WRONG_PASSWORD, also for an account without a password. */
export async function checkMyPassword({ db, account }: CallContext, password: string): Promise<void> {
  const stored = await readPasswordHash(db, account.id)
  if (!(await isPasswordOf(stored, password))) throw refuseField('password', 'WRONG_PASSWORD')
}
