import { isPassword } from '#model/access/rules.ts'
import { refuseField } from '#server/http/refusal.ts'
import { hashPassword } from '#server/keys/password-hash.ts'

/** In ms: how far ahead a link may end. */
const longest = 366 * 24 * 60 * 60 * 1000

/** As calls take them. */
interface Typed {
  readonly endsAt?: string | undefined
  readonly password?: string | undefined
}

/** What keeps a link from being opened by everyone who has it, for ever. */
export interface Guards {
  readonly endsAt: Date | null
  readonly passwordHash: string | null
  readonly isGuarded: boolean
}

/** Rejects with INVALID_VALUE where the end is over or more than a year ahead, and with INVALID_PASSWORD. */
export async function readGuards({ endsAt, password }: Typed): Promise<Guards> {
  const end = endsAt === undefined ? null : new Date(endsAt)
  const ahead = end === null ? null : end.getTime() - Date.now()
  if (ahead !== null && !(ahead > 0 && ahead <= longest)) throw refuseField('endsAt', 'INVALID_VALUE')
  if (password !== undefined && !isPassword(password)) throw refuseField('password', 'INVALID_PASSWORD')
  const passwordHash = password === undefined ? null : await hashPassword(password)
  return { endsAt: end, passwordHash, isGuarded: end !== null || passwordHash !== null }
}
