import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { asciiEmail } from '#model/access/ascii-email.ts'
import { deleteSecondFactor } from '../api/identity/queries.ts'
import { noteSecurityEvent } from '../api/identity/security-events.ts'
import type { DB } from '../database/tables/schema.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import { closeSessions } from '../http/tokens.ts'
import { closeSocketsOf } from '../jobs/sessions.ts'
import { defineCommand } from './run-command.ts'
import { Mistake, withDatabase } from './with-database.ts'

const usage = `npm run second-factor -- off --email customer@example.com   turns the second factor of an account off
Only for a person who has lost their authenticator app and all recovery codes, and has proved who they are in another
way than by their e-mail. Their logins end, and they see it among the security events of their account.`

/** `npm run second-factor -- …`: for an owner who lost every second factor. */
export const runSecondFactor = defineCommand({
  usage,
  failure: 'Nothing was turned off',
  read: readEmail,
  work: async (email, variables, print) => print(await withDatabase(variables, (db) => turnOff(db, email))),
})

function readEmail(args: readonly string[]): string | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { email: { type: 'string' } },
    allowPositionals: true,
  })
  return positionals.join(' ') === 'off' && values.email?.trim() ? values.email.trim() : null
}

function turnOff(db: Kysely<DB>, email: string): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const account = await transaction
      .selectFrom('account')
      .select('id')
      .where(sql`lower(email)`, '=', asciiEmail(email).toLowerCase())
      .executeTakeFirst()
    if (!account) throw new Mistake(`Nothing was turned off: no account has the e-mail ${email}.`)
    if (!(await deleteSecondFactor(transaction, account.id)))
      throw new Mistake(`Nothing was turned off: ${email} has no second factor.`)
    const closed = await closeSessions(transaction, account.id)
    await closeSocketsOf(transaction, closed)
    await noteSecurityEvent(transaction, account.id, { kind: 'SECOND_FACTOR_OFF_BY_OPERATOR' }, null)
    return `The second factor of ${email} is off; ${closed.length} sessions have ended.`
  })
}
