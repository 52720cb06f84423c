import { type Kysely, sql, type Transaction } from 'kysely'
import type { StaffAct } from '#model/access/staff.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { Account } from '#server/http/tokens.ts'

/** A brand with what was done to it, an application of the campaign, or a question to the operator. */
export type ActAbout =
  | { readonly brand: number; readonly task?: number }
  | { readonly application: number }
  | { readonly ticket: number }

/** Notes what a staff member did, in the transaction in which it was done; at the time of the database where none is given. */
export async function noteAct(
  db: Transaction<DB>,
  staff: Account,
  act: StaffAct,
  about: ActAbout,
  details: string | null = null,
  at?: Date,
): Promise<void> {
  await db
    .insertInto('staff_act')
    .values({
      staff_id: staff.id,
      staff_name: staff.name,
      act,
      details,
      ...named(about),
      ...(at ? { at } : {}),
    })
    .execute()
}

function named(about: ActAbout) {
  if ('application' in about) return { application_id: about.application }
  if ('ticket' in about) return { ticket_id: about.ticket }
  return { brand_id: about.brand, task_id: about.task ?? null }
}

function selectActs(db: Kysely<DB>) {
  return db
    .selectFrom('staff_act')
    .leftJoin('task', 'task.id', 'staff_act.task_id')
    .leftJoin('campaign_application as application', 'application.id', 'staff_act.application_id')
    .leftJoin('brand', 'brand.id', 'staff_act.brand_id')
    .selectAll('staff_act')
    .select('brand.name as brand_name')
    .select(sql<string | null>`coalesce(task.title, application.answers->>'name')`.as('title'))
    .orderBy('staff_act.id', 'desc')
}

export type ActRow = Awaited<ReturnType<typeof listActsOfBrand>>[number]

export function listActsOfBrand(db: Kysely<DB>, idBrand: number, atMost: number) {
  return selectActs(db).where('staff_act.brand_id', '=', idBrand).limit(atMost).execute()
}

export async function pageActs(db: Kysely<DB>, page: number, size: number) {
  const { count } = await db
    .selectFrom('staff_act')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await selectActs(db)
    .limit(size)
    .offset(page * size)
    .execute()
  return { rows, count: Number(count) }
}
