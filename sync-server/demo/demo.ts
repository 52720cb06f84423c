import * as Y from 'yjs'
import type { BrandRole } from '#model/access/roles.ts'
import { grantWelcome } from '../api/billing/queries.ts'
import { hashPassword } from '../api/identity/passwords.ts'
import type { Database } from '../database/open.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import type { Environment } from '../environment/environment.ts'
import { openStorage } from '../gateways/storage/storage.ts'
import { keysOf } from '../keys/key-ring.ts'
import { createLog } from '../logging.ts'
import { openPostgresLog } from '../relay/log/postgres-log.ts'
import { ongiColours, ongiFonts, ongiGuide } from './ongi-guide.ts'
import { keepOngiLogo } from './ongi-logo.ts'
import { buyOngiPlan } from './ongi-plan.ts'
import { ongiStrategy } from './ongi-strategy.ts'

interface Member {
  readonly name: string
  readonly email: string
  readonly role: BrandRole
}

/** The team of the demo brand 온기. All have the same password, because the demo runs on one's own machine. */
const team: readonly Member[] = [
  { name: '한결', email: 'hangyeol@ongi.example', role: 'BRAND_ROLE_OWNER' },
  { name: '박도현', email: 'dohyeon@ongi.example', role: 'BRAND_ROLE_ADMIN' },
  { name: '최서연', email: 'seoyeon@ongi.example', role: 'BRAND_ROLE_DESIGNER' },
  { name: '이지우', email: 'jiu@ongi.example', role: 'BRAND_ROLE_MEMBER' },
]
const password = 'ongi-demo-1'

export function describeDemo(): string {
  const people = team.map(
    ({ name, email, role }) => `  ${email}  ${name} (${role.replace('BRAND_ROLE_', '').toLowerCase()})`,
  )
  return ['The demo brand 온기. Log in as', ...people, `with the password ${password}`].join('\n')
}

/**
 * Creates the demo brand, its plan, its team and its documents, from which the write-back fills REST. Does nothing where
 * it exists.
 */
export async function seedDemo(database: Database, environment: Environment): Promise<void> {
  const db = database.kysely
  const owner = team[0]
  if (!owner) return
  const known = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', owner.email)
    .executeTakeFirst()
  if (known) return
  const passwordHash = await hashPassword(password)
  const brand = await db
    .insertInto('brand')
    .values({ name: '온기' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids: number[] = []
  for (const { name, email, role } of team) {
    const account = await db
      .insertInto('account')
      .values({ email, full_name: name, password_hash: passwordHash })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(account.id)
    await db
      .insertInto('brand_member')
      .values({ brand_id: brand.id, account_id: account.id, role, joined_at: new Date() })
      .execute()
  }
  const [idOwner = 0] = ids
  await inTransaction(db, (transaction) =>
    grantWelcome(transaction, { owner: idOwner, brand: brand.id, at: new Date() }),
  )
  const silent = createLog('silent')
  await buyOngiPlan(db, { idBrand: brand.id, idAccount: idOwner }, { keys: keysOf(environment), log: silent })
  const storage = openStorage(environment)
  const logo = await keepOngiLogo(db, storage, { idBrand: brand.id, idAccount: idOwner })
  await decide(database, brand.id, ids)
  const log = openPostgresLog(database.relayPool, silent)
  const documents = { guide: ongiGuide(logo), strategy: ongiStrategy() } as const
  for (const [document, doc] of Object.entries(documents)) {
    await log.append({ idBrand: brand.id, document: document as keyof typeof documents }, [
      { data: Y.encodeStateAsUpdate(doc), idAccount: idOwner },
    ])
  }
  log.close()
}

/** Writes what only REST decides: finalised colours and fonts, and the approvals of some sections. */
async function decide({ kysely }: Database, idBrand: number, ids: readonly number[]): Promise<void> {
  const [idOwner = 0, , idDesigner = 0] = ids
  const now = new Date()
  await kysely
    .insertInto('brand_visual')
    .values({
      brand_id: idBrand,
      colors_settled: JSON.stringify(ongiColours),
      colors_settled_at: now,
      typography_settled: JSON.stringify(ongiFonts),
      typography_settled_at: now,
    })
    .execute()
  const approval = (section: string, state: 'IN_REVIEW' | 'APPROVED', account_id: number, by: number) => ({
    brand_id: idBrand,
    section,
    state,
    account_id,
    account_name: team[by]?.name ?? '',
    decided_at: now,
  })
  await kysely
    .insertInto('brand_approval')
    .values([
      approval('brandCorePurpose', 'APPROVED', idOwner, 0),
      approval('brandCoreStory', 'APPROVED', idOwner, 0),
      approval('brandVisualColor', 'IN_REVIEW', idDesigner, 2),
    ])
    .execute()
}
