import { type Kysely, sql } from 'kysely'
import { type BrandRole, toBrandRole } from '#model/access/roles.ts'
import { closeCode } from '#model/sync/protocol.ts'
import type { DB } from '../database/tables/schema.ts'
import { type Account, hashToken, isLongUnseen, markSeen } from './tokens.ts'

export type SocketAccess =
  | { readonly ok: true; readonly account: Account; readonly role: BrandRole }
  | { readonly ok: false; readonly code: 4401 | 4403 | 4404 }

export type AuthorizeSocket = (token: string | null, idBrand: number) => Promise<SocketAccess>

interface Question {
  readonly tokenHash: Buffer
  readonly idBrand: number
  readonly answer: PromiseWithResolvers<SocketAccess>
}

/** Result row of a question; `id` null: no such session. */
type Row = SignedIn | { readonly id: null }

interface SignedIn {
  readonly id: number
  readonly name: string
  readonly expiresAt: Date
  readonly seenAt: Date
  readonly isBrand: boolean
  readonly role: string | null
}

/**
 * Authorizes sync sockets for the rooms of brands. Questions of one turn of the event loop are answered by one
 * statement, because after a network failure all clients reconnect at once. The statement starts after the last
 * question, so no answer is older than its question.
 */
export function socketAuthorizer(db: Kysely<DB>): AuthorizeSocket {
  let asked = new Map<string, Question>()
  return (token, idBrand) => {
    if (token === null) return Promise.resolve({ ok: false, code: closeCode.unauthorized })
    if (asked.size === 0) {
      setImmediate(() => {
        const questions = [...asked.values()]
        asked = new Map()
        answerAll(db, questions).catch((error: unknown) => {
          for (const { answer } of questions) answer.reject(error)
        })
      })
    }
    const tokenHash = hashToken(token)
    const key = `${idBrand} ${tokenHash.toString('base64')}`
    const question = asked.get(key) ?? { tokenHash, idBrand, answer: Promise.withResolvers<SocketAccess>() }
    asked.set(key, question)
    return question.answer.promise
  }
}

async function answerAll(db: Kysely<DB>, questions: readonly Question[]): Promise<void> {
  const hashes = questions.map(({ tokenHash }) => tokenHash)
  const brands = questions.map(({ idBrand }) => idBrand)
  const { rows } = await sql<Row>`
    select account.id, account.full_name as name, session.expires_at as "expiresAt", session.last_seen_at as "seenAt",
           brand.id is not null as "isBrand", brand_member.role
    from unnest(${hashes}::bytea[], ${brands}::bigint[]) with ordinality as asked (token_hash, brand_id, position)
    left join session on session.token_hash = asked.token_hash
    left join account on account.id = session.account_id and account.withdrawn_at is null
    left join brand on brand.id = asked.brand_id and brand.deleted_at is null
    left join brand_member on brand_member.brand_id = brand.id and brand_member.account_id = account.id
    order by asked.position
  `.execute(db)
  const now = Date.now()
  const unseen = hashes.filter((_, at) => {
    const row = rows[at]
    return isSignedIn(row, now) && isLongUnseen(row.seenAt, now)
  })
  if (unseen.length > 0) await markSeen(db, unseen)
  for (const [at, { answer }] of questions.entries()) answer.resolve(accessOf(rows[at], now))
}

function accessOf(row: Row | undefined, now: number): SocketAccess {
  if (!isSignedIn(row, now)) return { ok: false, code: closeCode.unauthorized }
  if (!row.isBrand) return { ok: false, code: closeCode.notFound }
  if (row.role === null) return { ok: false, code: closeCode.forbidden }
  return { ok: true, account: { id: row.id, name: row.name }, role: toBrandRole(row.role) }
}

function isSignedIn(row: Row | undefined, now: number): row is SignedIn {
  return row !== undefined && row.id !== null && row.expiresAt.getTime() > now
}
