import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { CallWithShapes } from '#contract/call.ts'
import { allowsLevel } from '#model/access/plan-levels.ts'
import type { DB } from '../database/tables/schema.ts'
import { Refusal } from './refusal.ts'

/**
 * Checks the plan that a call declares, after its body was validated and before its handler runs. Throws FORBIDDEN_PLAN.
 * The write-back brings what documents already hold, and passes.
 */
export async function checkPlan(
  { plan }: CallWithShapes,
  { brand, caller, body }: FastifyRequest,
  db: Kysely<DB>,
): Promise<void> {
  if (plan === undefined || brand === null || caller.kind === 'service') return
  if (plan.sets !== undefined && !isSet(body, plan.sets)) return
  if (allowsLevel(await readLevel(db, brand.id), plan.levels)) return
  const fields = plan.sets === undefined ? [] : [{ field: plan.sets, code: 'FORBIDDEN_PLAN' } as const]
  throw new Refusal('FORBIDDEN_PLAN', { fields })
}

/** Whether a path leads to a value. */
function isSet(body: unknown, path: string): boolean {
  const value = path.split('.').reduce<unknown>((at, name) => Object(at)[name], body)
  return value !== undefined && value !== null
}

/** Level of the plan in force. */
async function readLevel(db: Kysely<DB>, idBrand: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('brand')
    .innerJoin('plan', (join) => join.onRef('plan.key', '=', 'brand.plan').on('plan.currency', '=', 'KRW'))
    .select('plan.level')
    .where('brand.id', '=', idBrand)
    .executeTakeFirst()
  return row?.level
}
