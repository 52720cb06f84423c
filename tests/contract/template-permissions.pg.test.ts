import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallWithShapes } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { allowsLevel, levelOfPlan } from '#model/access/plan-levels.ts'
import { type PlanKey, planKeys } from '#model/access/plans.ts'
import { type BrandRole, brandRoles, isAtLeast } from '#model/access/roles.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'
import { goodStatus, numbered, openWorld, premium, sentAs, type World } from './fixtures.ts'

/* Who may call what about templates, designs, market, bundles, favourites and Google documents: each call by each caller and plan. */

const area =
  /^\/api\/v1\/(template|tmpls|search-keyword|bundle|editor|temp|quest\/bundleCollection|brand\/document)\b/
const calls = contract.filter(({ path }) => area.test(path))
const callers = ['visitor', 'stranger', ...brandRoles] as const
type Caller = (typeof callers)[number]

let api: TestApi

beforeAll(async () => {
  api = await openTestApi({ HTTP_REQUESTS_PER_MINUTE: '100000' })
})

afterAll(() => api.close())

const setPlan = ({ idBrand }: World, plan: PlanKey) =>
  api.database.kysely.updateTable('brand').set({ plan }).where('id', '=', idBrand).execute()

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

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_, call) => {
  const plans = call.plan ? planKeys : (['FREE'] as const)
  test.each(callers.flatMap((caller) => plans.map((plan) => [caller, plan] as const)))(
    'for %s with %s',
    // `permissions.pg.test.ts` holds roles and plans of every call; this one all of them together.
    { tags: ['all'] },
    async (caller, plan) => {
      const world = await openWorld(api)
      const sent = await sentBy(caller, call, world)
      await setPlan(world, plan)
      const { status, body } = await api.send(call, sent)
      const isOfAnother = ofOwnDesign(call) && caller === 'BRAND_ROLE_DESIGNER'
      const wanted = isOfAnother ? [403, 'FORBIDDEN_ROLE'] : expected(call, caller, plan)
      expect([status, body?.code].slice(0, wanted.length)).toEqual(wanted)
    },
  )
})

/** What is refused beyond the facts of a call, by what is sent: null where it is allowed. */
interface Rule {
  readonly of: string
  readonly sent: (world: World) => Sent | Promise<Sent>
  readonly refusal: (role: BrandRole, plan: PlanKey) => string | null
}

const isDesigner = (role: BrandRole) => isAtLeast(role, 'BRAND_ROLE_DESIGNER')
const allowed = () => null
const designersOnly = (role: BrandRole) => (isDesigner(role) ? null : 'DESIGNER_ONLY')
const designersByRole = (role: BrandRole) => (isDesigner(role) ? null : 'FORBIDDEN_ROLE')
const paidOnly = (_: BrandRole, plan: PlanKey) => (plan === 'FREE' ? 'FORBIDDEN_PLAN' : null)
const fresh = (more: object): Sent => ({ body: { document: documentName('design', randomUUID()), ...more } })
const [plainTemplate, plainBundle, noNumber] = [1, 1, 999_999] as const
const ofBrand = async (world: World, isTrashed = false) => {
  const { document, id } = await numbered(world, 'BRAND', isTrashed)
  return { document, id, params: { document } }
}

const rules: Readonly<Record<string, readonly Rule[]>> = {
  'document.create': [
    { of: 'a plain template', sent: () => fresh({ idMarketTemplate: plainTemplate }), refusal: allowed },
    { of: 'no template', sent: () => fresh({}), refusal: allowed },
    { of: 'one that is not known', sent: () => fresh({ idMarketTemplate: noNumber }), refusal: allowed },
    { of: 'a premium one', sent: () => fresh({ idMarketTemplate: premium.template }), refusal: paidOnly },
    { of: 'the brand', sent: () => fresh({ createdType: 'BRAND' }), refusal: designersOnly },
    {
      of: 'the brand and a premium one',
      sent: () => fresh({ createdType: 'BRAND', idMarketTemplate: premium.template }),
      refusal: (role, plan) => paidOnly(role, plan) ?? designersOnly(role),
    },
  ],
  'document.place': [
    {
      of: 'a template of the brand',
      sent: async (world) => ({ params: (await ofBrand(world)).params, body: { createdType: 'USER' } }),
      refusal: designersOnly,
    },
    {
      of: 'a design of another that becomes one',
      sent: async (world) => ({
        params: { document: (await numbered(world, 'USER')).document },
        body: { createdType: 'BRAND' },
      }),
      refusal: (role) =>
        designersOnly(role) ?? (isAtLeast(role, 'BRAND_ROLE_ADMIN') ? null : 'FORBIDDEN_ROLE'),
    },
  ],
  ...Object.fromEntries(
    (['document.trash', 'document.restore', 'document.purge'] as const).map((name) => [
      name,
      [
        {
          of: 'a template of the brand',
          sent: async (world: World) => ({
            params: (await ofBrand(world, name !== 'document.trash')).params,
          }),
          refusal: designersOnly,
        },
      ],
    ]),
  ),
  'design.changeBody': [
    {
      of: 'a template of the brand',
      sent: async (world) => ({
        params: { id: (await ofBrand(world)).id },
        body: { body: '{}' },
      }),
      // A body that is none is refused to who may write.
      refusal: (role) => designersOnly(role) ?? 'INVALID_VALUE',
    },
  ],
  'template.clearTrash': [
    { of: 'the brand', sent: () => ({ query: { createdType: 'BRAND' } }), refusal: designersOnly },
  ],
  'bundle.add': [
    { of: 'a plain one', sent: () => ({ body: { idBundleCollection: plainBundle } }), refusal: allowed },
    { of: 'none', sent: () => ({ body: { idBundleCollection: noNumber } }), refusal: () => 'NOT_FOUND' },
    {
      of: 'a plain one for the brand',
      sent: () => ({ body: { idBundleCollection: plainBundle, createdType: 'BRAND' } }),
      refusal: designersByRole,
    },
    {
      of: 'a premium one for the brand',
      sent: () => ({ body: { idBundleCollection: premium.bundle, createdType: 'BRAND' } }),
      refusal: (role, plan) => paidOnly(role, plan) ?? designersByRole(role),
    },
  ],
  'bundle.remove': [
    {
      of: 'the brand',
      sent: () => ({ query: { idBundleCollection: plainBundle, createdType: 'BRAND' } }),
      refusal: designersByRole,
    },
  ],
}

describe.each(
  Object.entries(rules).flatMap(([name, all]) => all.map((rule) => [name, rule.of, rule] as const)),
)('%s of %s', (name, _, { sent, refusal }) => {
  test.each(brandRoles.flatMap((role) => planKeys.map((plan) => [role, plan] as const)))(
    'for %s with %s',
    async (role, plan) => {
      const call = calls.find((each) => each.name === name)
      if (!call) throw new Error(`${name} is not of these areas`)
      const world = await openWorld(api)
      const given = await sent(world)
      await setPlan(world, plan)
      const { status, body } = await api.send(call, {
        ...given,
        token: world.tokens[role],
        idBrand: world.idBrand,
      })
      expect(status === goodStatus(call) ? null : body?.code).toBe(refusal(role, plan))
    },
  )
})

test('every call that refuses more than its facts say has its rules', () => {
  const beyond = calls.filter(
    ({ access, errors = [], plan }) =>
      plan?.premium !== undefined || (access === 'BRAND_ROLE_MEMBER' && errors.includes('DESIGNER_ONLY')),
  )
  expect(beyond.length).toBeGreaterThan(3)
  expect(beyond.map(({ name }) => name).filter((name) => rules[name] === undefined)).toEqual([])
})
