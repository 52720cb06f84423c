import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { CallWithShapes } from '#contract/call.ts'
import { allowsLevel, paidLevels } from '#model/access/plan-levels.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Templates } from '../templates/templates.ts'
import type { Services } from './context.ts'
import { Refusal } from './refusal.ts'

/**
 * Checks the plan that a call declares, after its body was validated and before its handler runs. Throws FORBIDDEN_PLAN.
 * The write-back brings what documents already hold, and passes.
 */
export async function checkPlan(
  { plan }: CallWithShapes,
  { brand, caller, body }: FastifyRequest,
  db: Kysely<DB>,
  templates: Templates,
): Promise<void> {
  if (plan === undefined || brand === null || caller.kind === 'service') return
  const value = plan.sets === undefined ? undefined : valueAt(body, plan.sets)
  if (plan.sets !== undefined && (value === undefined || value === null)) return
  if (plan.to !== undefined && !plan.to.some((one) => one === value)) return
  if (plan.premium !== undefined && !(await isPremium(templates, plan.premium, value))) return
  if (allowsLevel(await readLevel(db, brand.id), plan.levels)) return
  const fields = plan.sets === undefined ? [] : [{ field: plan.sets, code: 'FORBIDDEN_PLAN' } as const]
  throw new Refusal('FORBIDDEN_PLAN', { fields })
}

/**
 * Whether the owner of a brand whose plan has this level may make another one. Where nothing is sold everybody may: no owner
 * could get the plan.
 */
export function mayMakeMoreBrands(
  level: number | null,
  { environment, payments }: Pick<Services, 'environment' | 'payments'>,
): boolean {
  const isSelling = payments.forNewCards !== null || payments.lemonSqueezy !== null
  return !environment.moreBrandsNeedPlan || !isSelling || allowsLevel(level, paidLevels)
}

function valueAt(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => Object(at)[name], body)
}

/** What the market does not have is not premium: the handler says what is wrong with it. */
async function isPremium(templates: Templates, what: 'template' | 'bundle', id: unknown): Promise<boolean> {
  const catalogue = await templates.read()
  const found =
    what === 'bundle'
      ? catalogue.bundles.find(({ idBundle }) => idBundle === id)
      : catalogue.templates.find(({ idTemplate }) => idTemplate === id)
  return found?.about.premium === true
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
