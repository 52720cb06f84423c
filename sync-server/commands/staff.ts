import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { asciiEmail } from '#model/access/ascii-email.ts'
import { type StaffRole, staffRoles } from '#model/access/staff.ts'
import type { DB } from '../database/tables/schema.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import { defineCommand } from './run-command.ts'
import { Mistake, withDatabase } from './with-database.ts'

const usage = `npm run operator -- list                                         lists who works at the desk
npm run operator -- add --email employee@example.com             as a designer
npm run operator -- add --email employee@example.com --role operator
npm run operator -- remove --email employee@example.com          ends their sessions of the desk at once
The person added needs an account with a password and two-step verification. An operator may
also decline tasks and read what the staff has done.`

type StaffCommand =
  | { readonly verb: 'list' }
  | { readonly verb: 'add'; readonly email: string; readonly role: StaffRole }
  | { readonly verb: 'remove'; readonly email: string }

/** `npm run operator -- …`: who works at the desk. */
export const runStaff = defineCommand({
  usage,
  failure: 'Nothing was changed',
  read: readArguments,
  work: async (asked, variables, print) => print(await withDatabase(variables, (db) => answer(db, asked))),
})

function readArguments(args: readonly string[]): StaffCommand | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { email: { type: 'string' }, role: { type: 'string' } },
    allowPositionals: true,
  })
  const email = values.email?.trim() ?? ''
  const verb = positionals.join(' ')
  if (verb === 'list' && email === '' && values.role === undefined) return { verb }
  if (email === '') return null
  if (verb === 'remove' && values.role === undefined) return { verb, email }
  const role = staffRoles.find((one) => one.toLowerCase() === (values.role ?? 'designer'))
  return verb === 'add' && role !== undefined ? { verb, email, role } : null
}

function answer(db: Kysely<DB>, asked: StaffCommand): Promise<string> {
  switch (asked.verb) {
    case 'list':
      return list(db)
    case 'add':
      return add(db, asked.email, asked.role)
    case 'remove':
      return remove(db, asked.email)
  }
}

async function list(db: Kysely<DB>): Promise<string> {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('account', 'account.id', 'staff.account_id')
    .leftJoin('second_factor', 'second_factor.account_id', 'account.id')
    .select(['account.email', 'staff.role', 'second_factor.account_id as factor'])
    .orderBy('account.email')
    .execute()
  if (rows.length === 0) return 'The desk has no staff.'
  return rows
    .map(
      ({ email, role, factor }) => `${email}  ${role}${factor === null ? '  without a second factor' : ''}`,
    )
    .join('\n')
}

function add(db: Kysely<DB>, email: string, role: StaffRole): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const { id, password_hash } = await findAccount(transaction, email)
    if (password_hash === null)
      throw new Mistake(`Nothing was changed: ${email} has no password, which the desk asks for.`)
    await transaction
      .insertInto('staff')
      .values({ account_id: id, role })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ role }))
      .execute()
    const factor = await transaction
      .selectFrom('second_factor')
      .select('account_id')
      .where('account_id', '=', id)
      .executeTakeFirst()
    const next = factor ? '' : ' They have to turn on two-step verification in their profile settings first.'
    return `${email} works at the desk as ${role}.${next}`
  })
}

function remove(db: Kysely<DB>, email: string): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const { id } = await findAccount(transaction, email)
    const removed = await transaction
      .deleteFrom('staff')
      .where('account_id', '=', id)
      .returning('role')
      .executeTakeFirst()
    if (!removed) throw new Mistake(`Nothing was changed: ${email} does not work at the desk.`)
    return `${email} does not work at the desk any more.`
  })
}

async function findAccount(db: Kysely<DB>, email: string) {
  const account = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where(sql`lower(email)`, '=', asciiEmail(email).toLowerCase())
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!account) throw new Mistake(`Nothing was changed: no account has the e-mail ${email}.`)
  return account
}
