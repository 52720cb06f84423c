import type { Kysely } from 'kysely'
import * as Y from 'yjs'
import type { BrandRole } from '#model/access/roles.ts'
import { startOfSeoulDay } from '#model/time/seoul-day.ts'
import { hashPassword } from '../api/identity/passwords.ts'
import type { Database } from '../database/open.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Environment } from '../environment/environment.ts'
import { openStorage } from '../gateways/storage/storage.ts'
import { createLog } from '../logging.ts'
import { openPostgresLog } from '../relay/log/postgres-log.ts'
import { ongiColours, ongiFonts, ongiGuide } from './ongi-guide.ts'
import { keepOngiLogo } from './ongi-logo.ts'
import { firstDayOfOngi, payForOngi } from './ongi-payments.ts'
import { ongiStrategy } from './ongi-strategy.ts'
import { finishTask, ongiTasks } from './ongi-tasks.ts'
import { drawWork } from './ongi-works.ts'

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
 * Creates the demo brand, its payments, its team and its documents, from which the write-back fills REST. Does nothing where
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
  const now = new Date()
  // Ten in the morning, before it buys its plan.
  const begun = new Date(startOfSeoulDay(firstDayOfOngi(now)) + 10 * 3_600_000)
  const brand = await db
    .insertInto('brand')
    .values({ name: '온기', created_at: begun })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids: number[] = []
  for (const { name, email, role } of team) {
    const account = await db
      .insertInto('account')
      .values({ email, full_name: name, password_hash: passwordHash, created_at: begun, last_login_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(account.id)
    await db
      .insertInto('brand_member')
      .values({ brand_id: brand.id, account_id: account.id, role, joined_at: begun })
      .execute()
  }
  const [idOwner = 0] = ids
  const silent = createLog('silent')
  const ongi = { idBrand: brand.id, idAccount: idOwner }
  const storage = openStorage(environment)
  const designer = await addDesigner(db, begun)
  const desk = { kysely: db, storage, draw: drawWork, ...ongi, designer }
  // Drawing keeps other threads busy than the database does.
  const [logo] = await Promise.all([
    keepOngiLogo(db, storage, ongi),
    payForOngi(database, ongi, environment, silent, now, async (month, day) => {
      for (const task of ongiTasks) if (task.renewal === month) await finishTask(desk, task, day)
    }),
  ])
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

/** Who has done the designer work of 온기. Without a password: so this designer cannot log in. */
async function addDesigner(db: Kysely<DB>, at: Date): Promise<{ id: number; name: string }> {
  const name = '정하은'
  const { id } = await db
    .insertInto('account')
    .values({ email: 'haeun@saegim.example', full_name: name, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name }
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
