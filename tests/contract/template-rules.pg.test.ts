import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planKeys } from '#model/access/plans.ts'
import { brandRoles, isAtLeast } from '#model/access/roles.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { goodStatus, openWorld } from './fixtures.ts'
import { setPlan, templateCalls } from './template-calls.fixture.ts'
import { templateRules } from './template-rules.fixture.ts'

/* What calls about templates refuse beyond their facts, by what is sent: each rule by each role and plan. */

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

describe.each(
  Object.entries(templateRules).flatMap(([name, all]) => all.map((rule) => [name, rule.of, rule] as const)),
)('%s of %s', (name, _, { sent, refusal }) => {
  test.each(brandRoles.flatMap((role) => planKeys.map((plan) => [role, plan] as const)))(
    'for %s with %s',
    async (role, plan) => {
      const call = templateCalls.find((each) => each.name === name)
      if (!call) throw new Error(`${name} is not of these areas`)
      const world = await openWorld(api)
      const given = await sent(world)
      await setPlan(api, world, plan)
      const { status, body } = await api.send(call, {
        ...given,
        token: world.tokens[role],
        idBrand: world.idBrand,
      })
      const isForRole = call.access === 'public' || call.access === 'token' || isAtLeast(role, call.access)
      const wanted = isForRole ? refusal(role, plan) : 'FORBIDDEN_ROLE'
      expect(status === goodStatus(call) ? null : body?.code).toBe(wanted)
    },
  )
})

test('every call that refuses more than its facts say has its rules', () => {
  const beyond = templateCalls.filter(
    ({ access, errors = [], plan }) =>
      plan?.premium !== undefined || (access === 'BRAND_ROLE_MEMBER' && errors.includes('DESIGNER_ONLY')),
  )
  expect(beyond.length).toBeGreaterThan(3)
  expect(beyond.map(({ name }) => name).filter((name) => templateRules[name] === undefined)).toEqual([])
})
