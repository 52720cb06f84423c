import { parseArgs } from 'node:util'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { findRunning } from '../database/embedded/find-running.ts'
import type { DB } from '../database/tables/schema.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import { reasonOf } from '../doctor/finding.ts'
import type { Environment } from '../environment/environment.ts'
import { readEnvironment } from '../environment/read-environment.ts'
import { closeSessions } from '../http/tokens.ts'
import { closeSocketsOf } from '../jobs/sessions.ts'

type Variables = Readonly<Record<string, string | undefined>>
type Print = (line: string) => void

const usage = `npm run sessions -- end --email somebody@example.com   ends every login of one account
npm run sessions -- end --all                          ends every login of everybody
Passwords stay as they are. Words that a device has not sent yet stay on it until its owner logs in again.`

const patienceMs = 5_000
/** Placeholder, so that no secret file is created; only the database is used. */
const noSecret = 'not-made-for-whoever-ends-sessions'

/** `npm run sessions -- …`: ends sessions after a stolen device or a leaked database. Returns the exit code. */
export async function runSessions(
  args: readonly string[],
  variables: Variables,
  print: Print,
): Promise<number> {
  const asked = readArguments(args)
  if (asked === null) {
    print(usage)
    return 2
  }
  try {
    const url = await addressOf(readEnvironment({ ...variables, SERVICE_TOKEN: noSecret }))
    const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: patienceMs })
    pool.on('error', () => {})
    const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
    try {
      print(asked.email === null ? await endAll(db) : await endOf(db, asked.email))
      return 0
    } finally {
      await db.destroy()
    }
  } catch (error) {
    print(error instanceof Mistake ? error.message : `No session was ended: ${reasonOf(error)}.`)
    return 1
  }
}

class Mistake extends Error {}

function readArguments(args: readonly string[]): { readonly email: string | null } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { email: { type: 'string' }, all: { type: 'boolean' } },
      allowPositionals: true,
    })
    const isOne = values.email !== undefined && values.email.trim() !== ''
    if (positionals.join(' ') !== 'end' || isOne === (values.all === true)) return null
    return { email: isOne ? (values.email ?? null) : null }
  } catch {
    return null
  }
}

async function addressOf({ databaseUrl, dataDir }: Environment): Promise<string> {
  const url = databaseUrl ?? (await findRunning(dataDir))
  if (url !== null) return url
  throw new Mistake(
    `No server runs over ${dataDir}: start it, so that there is a database to end sessions in.`,
  )
}

async function endOf(db: Kysely<DB>, email: string): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const account = await transaction
      .selectFrom('account')
      .select('id')
      .where(sql`lower(email)`, '=', email.trim().toLowerCase())
      .executeTakeFirst()
    if (!account) throw new Mistake(`No session was ended: nobody has the e-mail ${email}.`)
    const closed = await closeSessions(transaction, account.id)
    await closeSocketsOf(transaction, closed)
    return `${closed.length} sessions of ${email} have ended; their sockets close now.`
  })
}

async function endAll(db: Kysely<DB>): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom('session').executeTakeFirstOrThrow()
    await closeSocketsOf(transaction, 'everybody')
    return `All ${numDeletedRows} sessions have ended; their sockets close now.`
  })
}
