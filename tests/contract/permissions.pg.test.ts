import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { cookies } from '#model/access/cookies.ts'
import { allowsLevel, levelOfPlan } from '#model/access/plan-levels.ts'
import { planKeys } from '#model/access/plans.ts'
import { type BrandRole, brandRoles, isAtLeast } from '#model/access/roles.ts'
import { isStaffAtLeast } from '#model/access/staff.ts'
import { openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'
import { serviceCalls } from '#server/http/service-access.ts'
import { hashToken } from '#server/http/tokens.ts'
import { goodStatus, openWorld, sentAs, staffToken, type World } from './fixtures.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

const calls = contract.flatMap((call) =>
  call.access === 'public' || call.access === 'token' ? [] : [[call.name, call, call.access] as const],
)

test('some calls are about a brand', () => {
  expect(calls.length).toBeGreaterThan(10)
})

describe.each(calls)('%s', (_, call, needed) => {
  // What is refused changes nothing, so that these share a world.
  let shared: Promise<{ world: World; sent: Sent }> | null = null
  const example = () => {
    shared ??= openWorld(api).then(async (world) => ({
      world,
      sent: await sentAs('BRAND_ROLE_OWNER', call, world),
    }))
    return shared
  }

  const exampleOf = async (role: BrandRole, isRefused: boolean) => {
    if (isRefused) {
      const { world, sent } = await example()
      return { world, sent: { ...sent, token: world.tokens[role] } }
    }
    const world = await openWorld(api)
    return { world, sent: await sentAs(role, call, world) }
  }

  test.each(brandRoles)('for %s', async (role: BrandRole) => {
    const { sent } = await exampleOf(role, !isAtLeast(role, needed))
    const { status, body } = await api.send(call, sent)
    if (isAtLeast(role, needed)) expect(status).toBe(goodStatus(call))
    else expect([status, body.code]).toEqual([403, 'FORBIDDEN_ROLE'])
  })

  // Where a call asks for no plan, the owner's answer with the smallest tells.
  const cases = call.plan
    ? planKeys.flatMap((plan) => brandRoles.map((role) => [role, plan] as const))
    : ([['BRAND_ROLE_OWNER', 'FREE']] as const)

  test.each(cases)('for %s and a stranger with %s', async (role, plan) => {
    const isOfRole = isAtLeast(role, needed)
    const isOfPlan = allowsLevel(levelOfPlan(plan), call.plan?.levels)
    const { world, sent } = await exampleOf(role, !isOfRole || !isOfPlan)
    await api.database.kysely.updateTable('brand').set({ plan }).where('id', '=', world.idBrand).execute()
    expect(await api.send(call, { ...sent, token: world.stranger })).toMatchObject({ status: 404 })
    const { status, body } = await api.send(call, sent)
    if (!isOfRole) expect([status, body.code]).toEqual([403, 'FORBIDDEN_ROLE'])
    else if (!isOfPlan) expect([status, body.code]).toEqual([403, 'FORBIDDEN_PLAN'])
    else expect(body?.code).not.toBe('FORBIDDEN_PLAN')
  })

  test('another brand is answered like a missing one', async () => {
    const { world, sent } = await example()
    const theirs = await api.send(call, { ...sent, token: world.stranger })
    const none = await api.send(call, { ...sent, idBrand: 999_999_999 })
    expect([theirs.status, theirs.body.code]).toEqual([404, 'NOT_FOUND'])
    expect([none.status, none.body]).toEqual([theirs.status, theirs.body])
  })

  test('who was removed from the team is a stranger; a visitor and who has logged out are asked to sign in', async () => {
    const { world, sent } = await example()
    const { BRAND_ROLE_ADMIN: removed, BRAND_ROLE_DESIGNER: loggedOut } = world.tokens
    await api.database.pool.query(
      `with gone as (delete from brand_member where brand_id = $1 and role = 'BRAND_ROLE_ADMIN')
       delete from session where token_hash = $2`,
      [world.idBrand, hashToken(loggedOut)],
    )
    const { status, body } = await api.send(call, { ...sent, token: removed })
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
    const { token: _, ...without } = sent
    for (const visitor of [without, { ...sent, token: loggedOut }])
      expect(await api.send(call, visitor)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
  })

  test('a missing or invalid brand header is refused with its name', async () => {
    const { idBrand: _, ...sent } = (await example()).sent
    for (const header of [undefined, '0', '-1', '1.5', 'ongi', '99999999999999999999']) {
      const headers = header === undefined ? {} : { idBrandHeader: header }
      const answer = await api.send(call, { ...sent, headers })
      expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'idBrandHeader' }] } })
    }
  })

  test('the write-back has the role of an owner in existing brands, for its own calls from this machine', async () => {
    const world = await openWorld(api)
    const sent = { ...(await sentAs('BRAND_ROLE_OWNER', call, world)), token: api.environment.serviceToken }
    const elsewhere = { ...sent, headers: { 'x-forwarded-for': '203.0.113.1' } }
    expect(await api.send(call, elsewhere)).toMatchObject({ status: 401 })
    const isItsOwn = serviceCalls.has(call.name)
    expect(await api.send(call, sent)).toMatchObject({ status: isItsOwn ? 200 : 401 })
    if (isItsOwn)
      expect(await api.send(call, { ...sent, idBrand: 999_999_999 })).toMatchObject({ status: 404 })
  })
})

const desk = contract.flatMap((call) => (call.staff ? [[call.name, call, call.staff] as const] : []))

test.each(desk)('%s for the staff alone', async (_, call, needed) => {
  const world = await openWorld(api)
  const sent = await sentAs('BRAND_ROLE_OWNER', call, world)
  const refused = { status: 401, body: { code: 'UNAUTHORIZED' } }
  // Neither an owner nor a cookie opens the desk.
  expect(await api.send(call, { ...sent, token: world.tokens.BRAND_ROLE_OWNER })).toMatchObject(refused)
  const { token = '', ...without } = sent
  const cookie = `${cookies.accessToken.name}=${token}`
  expect(await api.send(call, { ...without, headers: { cookie } })).toMatchObject(refused)
  const designer = await api.send(call, { ...sent, token: await staffToken(api, 'DESIGNER') })
  expect(designer.status).toBe(isStaffAtLeast('DESIGNER', needed) ? goodStatus(call) : 403)
})

test('a token of the desk is of no use elsewhere', async () => {
  const world = await openWorld(api)
  const token = await staffToken(api, 'OPERATOR')
  for (const call of contract.filter(({ access, staff }) => access !== 'public' && staff === undefined)) {
    const { idBrand } = world
    expect(await api.send(call, { token, idBrand }), call.name).toMatchObject({ status: 401 })
  }
})

test('the service credential belongs to no account: it has no profile and no brands', async () => {
  const token = api.environment.serviceToken
  for (const call of contract.filter(({ access }) => access === 'token')) {
    expect(await api.send(call, { token, query: { idBrand: 1 } })).toMatchObject({ status: 401 })
  }
})
