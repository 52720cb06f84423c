import type { Kysely } from 'kysely'
import { email as emailShape } from '#contract/shapes.ts'
import type { DB } from '#server/database/schema.ts'
import { findAccount } from './account/queries.ts'

type EmailState =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'INVALID_EMAIL' | 'ALREADY_EXIST_USER' | 'LEAVED_USER' }

/** Whether an account may be opened with it. A withdrawn one keeps its e-mail. */
export async function isFreeEmail(db: Kysely<DB>, email: string): Promise<EmailState> {
  if (!emailShape.safeParse(email).success) return { ok: false, code: 'INVALID_EMAIL' }
  const account = await findAccount(db, email)
  if (!account) return { ok: true }
  return { ok: false, code: account.withdrawn_at === null ? 'ALREADY_EXIST_USER' : 'LEAVED_USER' }
}
