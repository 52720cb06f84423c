import { randomInt } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import { hashPassword, isPasswordOf } from '../passwords.ts'

const count = 10
/** Without characters that are mistaken for others. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const [labelLength, secretLength] = [4, 8]

export interface NewCodes {
  /** For the person, shown once: `ABCD-EFGH-JKMN`. */
  readonly shown: readonly string[]
  readonly stored: readonly { readonly label: string; readonly code_hash: string }[]
}

/** Random codes of 39 secret bits each; hashed like passwords. */
export async function newRecoveryCodes(): Promise<NewCodes> {
  const labels = new Set<string>()
  while (labels.size < count) labels.add(random(labelLength))
  const codes = [...labels].map((label) => ({ label, secret: random(secretLength) }))
  return {
    shown: codes.map(({ label, secret }) => [label, secret.slice(0, 4), secret.slice(4)].join('-')),
    stored: await Promise.all(
      codes.map(async ({ label, secret }) => ({ label, code_hash: await hashPassword(secret) })),
    ),
  }
}

/** Replaces the codes of an account. */
export async function storeRecoveryCodes(
  db: Kysely<DB>,
  idAccount: number,
  { stored }: NewCodes,
): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', idAccount).execute()
  await db
    .insertInto('recovery_code')
    .values(stored.map((code) => ({ account_id: idAccount, ...code })))
    .execute()
}

/** `code`: without hyphens, in capitals. */
export function isRecoveryCode(code: string): boolean {
  return code.length === labelLength + secretLength && [...code].every((letter) => alphabet.includes(letter))
}

/** Uses a code up; false where there is none, or it was used before. The caller holds the lock of the second factor. */
export async function spendRecoveryCode(db: Kysely<DB>, idAccount: number, code: string): Promise<boolean> {
  const label = code.slice(0, labelLength)
  const found = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('account_id', '=', idAccount)
    .where('label', '=', label)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (!(await isPasswordOf(found?.code_hash ?? null, code.slice(labelLength)))) return false
  await db
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', idAccount)
    .where('label', '=', label)
    .execute()
  return true
}

export async function countRecoveryCodes(db: Kysely<DB>, idAccount: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('account_id', '=', idAccount)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

function random(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
