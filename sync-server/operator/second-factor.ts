import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { asciiEmail } from '#model/access/ascii-email.ts'
import { deleteSecondFactor } from '../api/identity/queries.ts'
import { noteSecurityEvent } from '../api/identity/security-events.ts'
import type { DB } from '../database/tables/schema.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import { closeSessions } from '../http/tokens.ts'
import { closeSocketsOf } from '../jobs/sessions.ts'
import { Mistake, orReason, type Print, type Variables, withDatabase } from './with-database.ts'

const usage = `npm run second-factor -- off --email somebody@example.com   turns the second factor of an account off
Only for somebody who has lost their authenticator app and all recovery codes, and has proved who they are in another
way than by their e-mail. Their logins end, and they see it among the security events of their account.`

/** `npm run second-factor -- …`: for an owner who lost every second factor. Returns the exit code. */
export async function runSecondFactor(
  args: readonly string[],
  variables: Variables,
  print: Print,
): Promise<number> {
  const email = readEmail(args)
  if (email === null) {
    print(usage)
    return 2
  }
  return orReason(print, 'Nothing was turned off', async () =>
    print(await withDatabase(variables, (db) => turnOff(db, email))),
  )
}

function readEmail(args: readonly string[]): string | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { email: { type: 'string' } },
      allowPositionals: true,
    })
    return positionals.join(' ') === 'off' && values.email?.trim() ? values.email.trim() : null
  } catch {
    return null
  }
}

function turnOff(db: Kysely<DB>, email: string): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const account = await transaction
      .selectFrom('account')
      .select('id')
      .where(sql`lower(email)`, '=', asciiEmail(email).toLowerCase())
      .executeTakeFirst()
    if (!account) throw new Mistake(`Nothing was turned off: nobody has the e-mail ${email}.`)
    if (!(await deleteSecondFactor(transaction, account.id)))
      throw new Mistake(`Nothing was turned off: ${email} has no second factor.`)
    const closed = await closeSessions(transaction, account.id)
    await closeSocketsOf(transaction, closed)
    await noteSecurityEvent(transaction, account.id, { kind: 'SECOND_FACTOR_OFF_BY_OPERATOR' }, null)
    return `The second factor of ${email} is off; ${closed.length} sessions have ended.`
  })
}
