import type { Kysely } from 'kysely'
import { z } from 'zod'
import { closeCode } from '#model/sync/protocol.ts'
import type { DB } from '../database/schema.ts'
import type { Revocations } from '../http/events.ts'
import { addJob, type Tasks } from './jobs.ts'

const task = 'close-sockets'
/** Who has signed in since is not meant. */
const freshMs = 5 * 60_000
const atOnce = 500

/** Sessions that ended beside the server: of these tokens, or of everybody. */
const ended = z.object({ at: z.number(), tokens: z.array(z.string()).nullable() })

/** Whoever ends sessions in the database leaves this behind; a node that runs takes it, and tells the others. */
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
      async run(payload) {
        const { at, tokens } = ended.parse(payload)
        if (tokens !== null) for (const token of tokens) close({ tokenHash: Buffer.from(token, 'base64') })
        // Nobody ran for so long: there are no sockets of that time.
        else if (Date.now() - at < freshMs) close({})
      },
    },
  }
}
