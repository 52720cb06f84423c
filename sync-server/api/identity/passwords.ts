import { verify } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import { isPassword, opaquePassword } from '#model/access/rules.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { isThisMachine } from '#server/environment/this-machine.ts'
import type { CallContext } from '#server/http/context.ts'
import { refuseField } from '#server/http/refusal.ts'
import { hashPassword } from '#server/keys/password-hash.ts'
import { isEasyToGuess } from './easy-passwords.ts'
import { readPasswordHash } from './queries.ts'

export { hashPassword }

/** Compared with where there is no stored password. */
let hashOfNone: Promise<string> | undefined

/**
 * Takes the same time whether or not there is a stored password, so that timing does not tell which accounts exist.
 * `old`: the hash is of a password as a device wrote it, from before `opaquePassword`.
 */
async function compare(stored: string | null, password: string): Promise<'right' | 'old' | 'wrong'> {
  hashOfNone ??= hashPassword('no account has this password')
  const [form, ...oldForms] = new Set([opaquePassword(password), password, password.normalize('NFD')])
  const compared = stored ?? (await hashOfNone)
  if (await verify(compared, form ?? password)) return stored === null ? 'wrong' : 'right'
  for (const old of oldForms) if (await verify(compared, old)) return stored === null ? 'wrong' : 'old'
  return 'wrong'
}

export async function isPasswordOf(stored: string | null, password: string): Promise<boolean> {
  return (await compare(stored, password)) !== 'wrong'
}

interface Holder {
  readonly id: number
  readonly password_hash: string | null
}

/** The same for an account, null where there is none. An old hash is replaced by one of the form that every device gives. */
export async function isPasswordOfAccount(
  db: Kysely<DB>,
  account: Holder | null,
  password: string,
): Promise<boolean> {
  const stored = account?.password_hash ?? null
  const result = await compare(stored, password)
  if (result === 'old' && account !== null)
    await db
      .updateTable('account')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', account.id)
      .where('password_hash', '=', stored)
      .execute()
  return result !== 'wrong'
}

/**
 * Checks a new password; passwords in use are not checked again. Where PUBLIC_URL is this machine, easy ones are
 * allowed: no attacker guesses from outside, and scripts may use any. Throws INVALID_PASSWORD or EASY_PASSWORD.
 */
export function checkNewPassword(
  { services }: CallContext,
  field: string,
  password: string,
  about: readonly string[],
): void {
  if (!isPassword(password)) throw refuseField(field, 'INVALID_PASSWORD')
  if (isThisMachine(new URL(services.environment.publicUrl).hostname)) return
  if (isEasyToGuess(opaquePassword(password), about)) throw refuseField(field, 'EASY_PASSWORD')
}

/** Rejects with WRONG_PASSWORD, also for an account without a password. */
export async function checkMyPassword({ db, account }: CallContext, password: string): Promise<void> {
  const holder = { id: account.id, password_hash: await readPasswordHash(db, account.id) }
  if (!(await isPasswordOfAccount(db, holder, password))) throw refuseField('password', 'WRONG_PASSWORD')
}
