import type { Kysely } from 'kysely'
import { z } from 'zod'
import { closeCode } from '#model/sync/protocol.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Revocations } from '../http/events.ts'
import { defineJob } from './define-job.ts'
import type { Tasks } from './jobs.ts'

/** A notice older than this is ignored, because it must not close sockets of later sessions. */
const freshMs = 5 * 60_000
const atOnce = 500

const closeSockets = defineJob({
  name: 'close-sockets',
  lane: 'upkeep',
  payload: z.object({
    at: z.number(),
    /** SHA-256 in base64 of the tokens of sessions that were ended in the database, not by a server; null: of all. */
    tokens: z.array(z.string()).nullable(),
  }),
})

/**
 * Queues a job after sessions were ended in the database: a running node takes it and closes the sockets on all nodes.
 */
export async function closeSocketsOf(
  db: Kysely<DB>,
  tokenHashes: readonly Buffer[] | 'everybody',
): Promise<void> {
  const at = Date.now()
  if (tokenHashes === 'everybody') return closeSockets.add(db, { at, tokens: null })
  const tokens = tokenHashes.map((hash) => hash.toString('base64'))
  for (let from = 0; from < tokens.length; from += atOnce) {
    await closeSockets.add(db, { at, tokens: tokens.slice(from, from + atOnce) })
  }
}

export function sessionTasks(revocations: Pick<Revocations, 'emit'>): Tasks {
  const close = (which: { tokenHash?: Uint8Array }) =>
    revocations.emit({ ...which, code: closeCode.unauthorized, reason: 'logged out by the operator' })
  return closeSockets.task(async ({ at, tokens }) => {
    if (tokens !== null) for (const token of tokens) close({ tokenHash: Buffer.from(token, 'base64') })
    // No server was running for that long, so there are no sockets of that time.
    else if (Date.now() - at < freshMs) close({})
  })
}
