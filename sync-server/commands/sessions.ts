import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { asciiEmail } from '#model/access/ascii-email.ts'
import { noteSecurityEvent } from '../api/identity/security-events.ts'
import type { SecurityEventTable } from '../database/tables/accounts.ts'
import type { DB } from '../database/tables/schema.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import { closeSessions } from '../http/tokens.ts'
import { closeSocketsOf } from '../jobs/sessions.ts'
import { defineCommand } from './run-command.ts'
import { Mistake, withDatabase } from './with-database.ts'

const usage = `npm run sessions -- end --email customer@example.com   ends every login of one account
npm run sessions -- end --all                          ends every login of everybody
Passwords stay as they are. Words that a device has not sent yet stay on it until its owner logs in again.`

/** `npm run sessions -- …`: ends sessions after a stolen device or a leaked database. */
export const runSessions = defineCommand({
  usage,
  failure: 'No session was ended',
  read: readArguments,
  work: async ({ email }, variables, print) =>
    print(await withDatabase(variables, (db) => (email === null ? endAll(db) : endOf(db, email)))),
})

function readArguments(args: readonly string[]): { readonly email: string | null } | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { email: { type: 'string' }, all: { type: 'boolean' } },
    allowPositionals: true,
  })
  const isOne = values.email !== undefined && values.email.trim() !== ''
  if (positionals.join(' ') !== 'end' || isOne === (values.all === true)) return null
  return { email: isOne ? (values.email ?? null) : null }
}

async function endOf(db: Kysely<DB>, email: string): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const account = await transaction
      .selectFrom('account')
      .select('id')
      .where(sql`lower(email)`, '=', asciiEmail(email.trim()).toLowerCase())
      .executeTakeFirst()
    if (!account) throw new Mistake(`No session was ended: no account has the e-mail ${email}.`)
    const closed = await closeSessions(transaction, account.id)
    await closeSocketsOf(transaction, closed)
    await noteSecurityEvent(transaction, account.id, { kind: 'SESSIONS_ENDED_BY_OPERATOR' }, null)
    return `${closed.length} sessions of ${email} have ended; their sockets close now.`
  })
}

async function endAll(db: Kysely<DB>): Promise<string> {
  return inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('security_event')
      .columns(['account_id', 'kind'])
      .expression((from) =>
        from
          .selectFrom('session')
          .select([
            'account_id',
            sql.lit<SecurityEventTable['kind']>('SESSIONS_ENDED_BY_OPERATOR').as('kind'),
          ])
          .distinct(),
      )
      .execute()
    const { numDeletedRows } = await transaction.deleteFrom('session').executeTakeFirstOrThrow()
    await closeSocketsOf(transaction, 'everybody')
    return `All ${numDeletedRows} sessions have ended; their sockets close now.`
  })
}
