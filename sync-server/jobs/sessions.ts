import type { Kysely } from 'kysely'
import { z } from 'zod'
import { closeCode } from '#model/sync/protocol.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Revocations } from '../http/events.ts'
import { addJob, type Tasks } from './jobs.ts'

const task = 'close-sockets'
/** A notice older than this is ignored, because it must not close sockets of later sessions. */
const freshMs = 5 * 60_000
const atOnce = 500

/**
 * Sessions that were ended in the database, not by a server: those of `tokens` (SHA-256 in base64), or all where it is
 * null.
 */
const ended = z.object({ at: z.number(), tokens: z.array(z.string()).nullable() })

/**
 * Queues a job after sessions were ended in the database: a running node takes it and closes the sockets on all nodes.
 */
export async function closeSocketsOf(
  db: Kysely<DB>,
  tokenHashes: readonly Buffer[] | 'everybody',
): Promise<void> {
  const at = Date.now()
  if (tokenHashes === 'everybody') return addJob(db, task, { at, tokens: null })
  const tokens = tokenHashes.map((hash) => hash.toString('base64'))
  for (let from = 0; from < tokens.length; from += atOnce) {
    await addJob(db, task, { at, tokens: tokens.slice(from, from + atOnce) })
  }
}

export function sessionTasks(revocations: Pick<Revocations, 'emit'>): Tasks {
  const close = (which: { tokenHash?: Uint8Array }) =>
    revocations.emit({ ...which, code: closeCode.unauthorized, reason: 'logged out by the operator' })
  return {
    [task]: {
      lane: 'upkeep',
      async run(payload) {
        const { at, tokens } = ended.parse(payload)
        if (tokens !== null) for (const token of tokens) close({ tokenHash: Buffer.from(token, 'base64') })
        // No server was running for that long, so there are no sockets of that time.
        else if (Date.now() - at < freshMs) close({})
      },
    },
  }
}
