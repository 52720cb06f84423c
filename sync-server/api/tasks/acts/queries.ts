import type { Kysely, Transaction } from 'kysely'
import type { StaffAct } from '#model/access/staff.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { Account } from '#server/http/tokens.ts'

/** Notes what somebody at the desk did, in the transaction in which it was done. */
export async function noteAct(
  db: Transaction<DB>,
  staff: Account,
  act: StaffAct,
  task: { readonly id: number; readonly brand_id: number },
  details: string | null = null,
): Promise<void> {
  await db
    .insertInto('staff_act')
    .values({
      staff_id: staff.id,
      staff_name: staff.name,
      act,
      brand_id: task.brand_id,
      task_id: task.id,
      details,
    })
    .execute()
}

function selectActs(db: Kysely<DB>) {
  return db
    .selectFrom('staff_act')
    .leftJoin('task', 'task.id', 'staff_act.task_id')
    .leftJoin('brand', 'brand.id', 'staff_act.brand_id')
    .selectAll('staff_act')
    .select(['task.title', 'brand.name as brand_name'])
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
