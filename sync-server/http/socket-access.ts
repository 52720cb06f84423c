import { type Kysely, sql } from 'kysely'
import { type BrandRole, toBrandRole } from '#model/access/roles.ts'
import { accessTo, type DocumentRights, toNeededRole } from '#model/document-kinds/document-access.ts'
import { type DocumentName, isOfMany, kindOf } from '#model/document-kinds/names.ts'
import { closeCode } from '#model/sync/protocol.ts'
import type { DB } from '../database/tables/schema.ts'
import { type Account, hashToken, isLongUnseen, markSeen } from './tokens.ts'

export type SocketAccess =
  | {
      readonly ok: true
      readonly account: Account
      readonly role: BrandRole
      readonly access: 'read' | 'write'
    }
  | { readonly ok: false; readonly code: 4401 | 4403 | 4404 }

interface Room {
  readonly idBrand: number
  readonly document: DocumentName
}

export type AuthorizeSocket = (token: string | null, room: Room) => Promise<SocketAccess>

interface Question extends Room {
  readonly tokenHash: Buffer
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
  /** Of the row of a document of which the brand has many; null: there is none, or it is in the trash. */
  readonly readers: string | null
  /** null: no account may more than its role. */
  readonly owner: number | null
  readonly writers: string
}

/**
 * Authorizes sync sockets for rooms, of a document of which a brand has many only while it exists. Questions of one turn of the event loop are answered by one
 * statement, because after a network failure all clients reconnect at once. The statement starts after the last
 * question, so no answer is older than its question.
 */
export function socketAuthorizer(db: Kysely<DB>): AuthorizeSocket {
  let asked = new Map<string, Question>()
  return (token, { idBrand, document }) => {
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
    const key = `${idBrand}/${document} ${tokenHash.toString('base64')}`
    const answer = Promise.withResolvers<SocketAccess>()
    const question = asked.get(key) ?? { tokenHash, idBrand, document, answer }
    asked.set(key, question)
    return question.answer.promise
  }
}

async function answerAll(db: Kysely<DB>, questions: readonly Question[]): Promise<void> {
  const hashes = questions.map(({ tokenHash }) => tokenHash)
  const brands = questions.map(({ idBrand }) => idBrand)
  const documents = questions.map(({ document }) => document)
  const { rows } = await sql<Row>`
    select account.id, account.full_name as name, session.expires_at as "expiresAt", session.last_seen_at as "seenAt",
           brand.id is not null as "isBrand", brand_member.role, room.readers,
           case when room.created_type = 'USER' then room.owner_id end as owner, room.writers
    from unnest(${hashes}::bytea[], ${brands}::bigint[], ${documents}::text[])
      with ordinality as asked (token_hash, brand_id, document, position)
    left join session on session.token_hash = asked.token_hash
    left join account on account.id = session.account_id and account.withdrawn_at is null
    left join brand on brand.id = asked.brand_id and brand.deleted_at is null
    left join brand_member on brand_member.brand_id = brand.id and brand_member.account_id = account.id
    left join brand_document room on room.brand_id = brand.id and room.document = asked.document
      and room.trashed_at is null
    order by asked.position
  `.execute(db)
  const now = Date.now()
  const unseen = hashes.filter((_, at) => {
    const row = rows[at]
    return isSignedIn(row, now) && isLongUnseen(row.seenAt, now)
  })
  if (unseen.length > 0) await markSeen(db, unseen)
  for (const [at, { answer, document }] of questions.entries())
    answer.resolve(accessOf(document, rows[at], now))
}

function accessOf(document: DocumentName, row: Row | undefined, now: number): SocketAccess {
  if (!isSignedIn(row, now)) return { ok: false, code: closeCode.unauthorized }
  if (!row.isBrand) return { ok: false, code: closeCode.notFound }
  if (row.role === null) return { ok: false, code: closeCode.forbidden }
  const { id, name } = row
  const role = toBrandRole(row.role)
  const rights = rightsOf(row)
  if (rights === null && isOfMany(kindOf(document))) return { ok: false, code: closeCode.notFound }
  const access = accessTo(document, { id, role }, rights)
  if (access === 'none') return { ok: false, code: closeCode.forbidden }
  return { ok: true, account: { id, name }, role, access }
}

function rightsOf({ owner, readers, writers }: SignedIn): DocumentRights | null {
  return readers === null ? null : { owner, readers: toNeededRole(readers), writers: toNeededRole(writers) }
}

function isSignedIn(row: Row | undefined, now: number): row is SignedIn {
  return row !== undefined && row.id !== null && row.expiresAt.getTime() > now
}
