import type { IsolationLevel, Kysely, Transaction } from 'kysely'
import pg from 'pg'

const attempts = 6
const serializationFailure = '40001'
const deadlockDetected = '40P01'
const uniqueViolation = '23505'
const lockNotAvailable = '55P03'

/**
 * Runs `work` in a transaction, and again from the start after a serialization failure or deadlock. `work` must have no
 * effects but through its handle, and must not wait for the network or another connection of the pool. Rejects with any
 * other error, or when the last attempt fails.
 */
export async function inTransaction<DB, T>(
  kysely: Kysely<DB>,
  work: (transaction: Transaction<DB>) => Promise<T>,
  { isolation = 'read committed' }: { isolation?: IsolationLevel } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await kysely.transaction().setIsolationLevel(isolation).execute(work)
    } catch (error) {
      if (attempt >= attempts || !isWorthRetrying(error)) throw error
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/**
 * Whether an insert failed because the row exists. `constraint` restricts it to one constraint; names are in
 * migrations/.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== uniqueViolation) return false
  return constraint === undefined || error.constraint === constraint
}

/** Whether a statement waited longer for a lock than its `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === lockNotAvailable
}

function isWorthRetrying(error: unknown) {
  return (
    error instanceof pg.DatabaseError &&
    (error.code === serializationFailure || error.code === deadlockDetected)
  )
}

function pause(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms))
}
