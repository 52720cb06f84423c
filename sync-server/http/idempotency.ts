import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { headers } from '#contract/errors.ts'
import type { DB } from '../database/tables/schema.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import type { CallContext } from './context.ts'
import type { Repetition } from './implement.ts'
import { Refusal } from './refusal.ts'

/** The caller's Idempotency-Key header, or null. Throws BAD_REQUEST for an invalid one. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers[headers.idempotencyKey.toLowerCase()]
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new Refusal('BAD_REQUEST', { fields: [{ field: headers.idempotencyKey, code: 'INVALID_VALUE' }] })
}

interface Attempt {
  readonly context: CallContext
  readonly key: string
  readonly request: FastifyRequest
  /** Without it the answer is stored as it is. */
  readonly repetition?: Repetition | undefined
}

/** The stored answer of a key, or null: a repeated call then skips its preparation. */
export async function firstAnswer({
  context,
  key,
  request,
  repetition,
}: Attempt): Promise<{ answer: unknown } | null> {
  const account = ownerOf(context)
  const known = await context.db
    .selectFrom('idempotency')
    .select('key')
    .where('account', '=', account)
    .where('key', '=', key)
    .where('status', 'is not', null)
    .executeTakeFirst()
  if (!known) return null
  await request.incoming?.readToEnd()
  const stored = await readFirst(context.db, { account, key, request_hash: hashOf(request) })
  return { answer: repetition ? await repetition.toAnswer(context, stored) : stored }
}

/**
 * Runs the work once per key. The result is stored in the transaction of its effect. A second call with the same key
 * waits for the row lock of the first; it returns the first result, or does the work if the first failed. Rejects with
 * a conflict where the key was used for another request.
 */
export async function runOnce(
  { context, key, request, repetition }: Attempt,
  work: (context: CallContext) => Promise<unknown>,
): Promise<unknown> {
  const row = { account: ownerOf(context), key, request_hash: hashOf(request) }
  const { answer, effects } = await inTransaction(context.db, async (db) => {
    const begun = await begin(db, { ...row, brand_id: context.brandIfAny })
    const inside = context.on(db)
    if (!begun) {
      const stored = await readFirst(db, row)
      return { answer: repetition ? await repetition.toAnswer(inside, stored) : stored, effects: null }
    }
    const answer = await work(inside)
    const stored = repetition ? repetition.toStored(answer) : answer
    await db
      .updateTable('idempotency')
      .set({ status: 200, body: JSON.stringify(stored) })
      .where('account', '=', row.account)
      .where('key', '=', row.key)
      .execute()
    return { answer, effects: inside }
  })
  effects?.runEffects()
  return answer
}

interface Row {
  readonly account: string
  readonly key: string
  readonly request_hash: Buffer
}

async function begin(db: Kysely<DB>, row: Row & { readonly brand_id: number | null }): Promise<boolean> {
  const inserted = await db
    .insertInto('idempotency')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

async function readFirst(db: Kysely<DB>, row: Row): Promise<unknown> {
  const first = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'body'])
    .where('account', '=', row.account)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow()
  if (!first.request_hash.equals(row.request_hash)) throw new Refusal('IDEMPOTENCY_CONFLICT')
  return first.body
}

/** No call without an account takes a key: visitors cannot be told apart, and would read each other's answers. */
function ownerOf({ caller }: CallContext): string {
  if (caller.kind === 'visitor') throw new Error('A visitor has no keys.')
  return caller.kind === 'account' ? String(caller.account.id) : caller.kind
}

/**
 * Contains the brand: the same body for another brand is another request. Contains no password: it is stored, and the hash of
 * one that people think up can be reversed by trying.
 */
function hashOf({ method, url, headers: sent, body, upload, incoming }: FastifyRequest): Buffer {
  const file = upload ?? incoming
  const brand = sent[headers.brand.toLowerCase()] ?? null
  return createHash('sha256')
    .update(
      JSON.stringify([method, url, brand, body ?? null, ...(file ? [file.sha256] : [])], withoutPasswords),
    )
    .digest()
}

function withoutPasswords(name: string, value: unknown): unknown {
  return name === 'password' ? undefined : value
}
