import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallWithShapes } from '#contract/call.ts'
import { allowsLevel, levelOfPlan } from '#model/access/plan-levels.ts'
import { type PlanKey, planKeys } from '#model/access/plans.ts'
import { brandRoles, isAtLeast } from '#model/access/roles.ts'
import { openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'
import { goodStatus, openWorld, sentAs, type World } from './fixtures.ts'
import { setPlan, templateCalls } from './template-calls.fixture.ts'

/* Who may call what, by the facts of each call: each by each caller and plan. */

const callers = ['visitor', 'stranger', ...brandRoles] as const
type Caller = (typeof callers)[number]

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

/** The status of a call as its facts have it, and the code of a refusal. */
function expected(
  { access, plan, ...call }: CallWithShapes,
  caller: Caller,
  planOfBrand: PlanKey,
): readonly [number, string?] {
  if (access === 'public') return [goodStatus({ access, ...call })]
  if (caller === 'visitor') return [401, 'UNAUTHORIZED']
  if (access === 'token') return [goodStatus({ access, ...call })]
  if (caller === 'stranger') return [404, 'NOT_FOUND']
  if (!isAtLeast(caller, access)) return [403, 'FORBIDDEN_ROLE']
  // Every example sets what needs a plan.
  if (!allowsLevel(levelOfPlan(planOfBrand), plan?.levels)) return [403, 'FORBIDDEN_PLAN']
  return [goodStatus({ access, ...call })]
}

/** The example of a call by a caller; examples that bring a token of their own are sent by the caller all the same. */
async function sentBy(caller: Caller, call: CallWithShapes, world: World): Promise<Sent> {
  const isOfBrand = caller !== 'visitor' && caller !== 'stranger'
  const { token: _, ...sent } = await sentAs(isOfBrand ? caller : 'BRAND_ROLE_OWNER', call, world)
  if (caller === 'visitor') return sent
  return { ...sent, token: isOfBrand ? world.tokens[caller] : world.stranger }
}

/** Whose example is a design of the member, which is shared and thrown away by its maker and by admins. */
const ofOwnDesign = (call: CallWithShapes) =>
  /^(document\.(share|trash|restore|purge)|template\.(trash|restore|delete)User)$/.test(call.name)

describe.each(templateCalls.map((call) => [call.name, call] as const))('%s', (_, call) => {
  const plans = call.plan ? planKeys : (['FREE'] as const)
  test.each(callers.flatMap((caller) => plans.map((plan) => [caller, plan] as const)))(
    'for %s with %s',
    // `permissions.pg.test.ts` holds roles and plans of every call; this one all of them together.
    { tags: ['all'] },
    async (caller, plan) => {
      const world = await openWorld(api)
      const sent = await sentBy(caller, call, world)
      await setPlan(api, world, plan)
      const { status, body } = await api.send(call, sent)
      const isOfAnother = ofOwnDesign(call) && caller === 'BRAND_ROLE_DESIGNER'
      const wanted = isOfAnother ? [403, 'FORBIDDEN_ROLE'] : expected(call, caller, plan)
      expect([status, body?.code].slice(0, wanted.length)).toEqual(wanted)
    },
  )
})
