import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeApproval, readApprovals } from '#contract/approval.ts'
import type { PlanKey } from '#model/access/plans.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

test('any member asks for a review and cancels it; admins approve; who and when is stored', async () => {
  const owner = await api.person('한결')
  const idBrand = await brandWithPlus(owner.id)
  const member = await api.person('이지우')
  await api.join(idBrand, member.id, 'BRAND_ROLE_MEMBER')
  const designer = await api.person()
  await api.join(idBrand, designer.id, 'BRAND_ROLE_DESIGNER')
  const send = (token: string, section: string, state: string) =>
    api.send(changeApproval, { token, idBrand, body: { section, state } })

  const before = api.changed.length
  expect((await send(member.token, 'brandCoreStory', 'IN_REVIEW')).body).toMatchObject({
    brandCoreStory: { state: 'IN_REVIEW', by: member.id, name: '이지우', at: expect.stringMatching(/Z$/) },
    brandCorePurpose: null,
  })
  expect(await send(designer.token, 'brandCoreStory', 'APPROVED')).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN_ROLE', message: expect.stringContaining('관리자 이상만') },
  })
  expect((await send(owner.token, 'brandCoreStory', 'APPROVED')).body).toMatchObject({
    brandCoreStory: { state: 'APPROVED', by: owner.id, name: '한결' },
  })
  expect((await send(member.token, 'brandPersonalityVoice', 'IN_REVIEW')).status).toBe(200)
  expect((await send(owner.token, 'brandCoreStory', 'DRAFT')).body).toMatchObject({ brandCoreStory: null })
  expect(api.changed.slice(before).map(({ document }) => document)).toEqual([
    'guide',
    'guide',
    'strategy',
    'guide',
  ])
  expect((await send(owner.token, 'nothing', 'DRAFT')).status).toBe(400)
  const seen = { section: 'brandCoreValue', state: 'APPROVED', words: '1k2j3h4g5f' } as const
  expect((await api.send(changeApproval, { token: owner.token, idBrand, body: seen })).body).toMatchObject({
    brandCoreValue: { words: '1k2j3h4g5f' },
    brandCoreStory: null,
  })
  const wrong = { ...seen, words: '<b>' }
  expect((await api.send(changeApproval, { token: owner.token, idBrand, body: wrong })).status).toBe(400)
  expect((await api.send(readApprovals, { token: member.token, idBrand })).body).toMatchObject({
    brandPersonalityVoice: { state: 'IN_REVIEW' },
  })
})

test('a member cancels a review, but does not withdraw an approval', async () => {
  const owner = await api.person('한결')
  const idBrand = await brandWithPlus(owner.id)
  const member = await api.person('이지우')
  await api.join(idBrand, member.id, 'BRAND_ROLE_MEMBER')
  const send = async ({ token }: { token: string }, state: string) => {
    const { status } = await api.send(changeApproval, {
      token,
      idBrand,
      body: { section: 'brandCoreStory', state },
    })
    const { body } = await api.send(readApprovals, { token: owner.token, idBrand })
    return [status, (body.brandCoreStory as { state: string; by: number } | null)?.state ?? null]
  }
  expect(await send(member, 'IN_REVIEW')).toEqual([200, 'IN_REVIEW'])
  expect(await send(member, 'DRAFT')).toEqual([200, null])
  expect(await send(member, 'DRAFT')).toEqual([200, null])
  expect(await send(owner, 'APPROVED')).toEqual([200, 'APPROVED'])
  expect(await send(member, 'DRAFT')).toEqual([403, 'APPROVED'])
  // After a change of the section a member may ask for another review.
  expect(await send(member, 'IN_REVIEW')).toEqual([200, 'IN_REVIEW'])
  expect(await send(owner, 'APPROVED')).toEqual([200, 'APPROVED'])
  expect(await send(owner, 'DRAFT')).toEqual([200, null])
})

test('asking and approving need Plus; what was approved stays readable and is withdrawn with any plan', async () => {
  const owner = await api.person('한결')
  const idBrand = await brandWithPlus(owner.id)
  const send = async (section: string, state: string) => {
    const { status, body } = await api.send(changeApproval, {
      token: owner.token,
      idBrand,
      body: { section, state },
    })
    return [status, body.code ?? null]
  }
  expect(await send('brandCoreStory', 'APPROVED')).toEqual([200, null])
  expect(await send('brandCoreValue', 'IN_REVIEW')).toEqual([200, null])
  for (const plan of ['BASIC', 'FREE'] as const) {
    await setPlan(idBrand, plan)
    for (const state of ['IN_REVIEW', 'APPROVED'])
      expect(await send('brandCorePurpose', state), `${state} with ${plan}`).toEqual([403, 'FORBIDDEN_PLAN'])
    expect((await api.send(readApprovals, { token: owner.token, idBrand })).body).toMatchObject({
      brandCoreStory: { state: 'APPROVED', name: '한결' },
      brandCoreValue: { state: 'IN_REVIEW' },
      brandCorePurpose: null,
    })
  }
  expect(await send('brandCoreStory', 'DRAFT')).toEqual([200, null])
  expect(await send('brandCoreValue', 'DRAFT')).toEqual([200, null])
})

async function brandWithPlus(idOwner: number): Promise<number> {
  const idBrand = await api.brand(idOwner)
  await setPlan(idBrand, 'PLUS')
  return idBrand
}

async function setPlan(idBrand: number, plan: PlanKey): Promise<void> {
  await api.database.kysely.updateTable('brand').set({ plan }).where('id', '=', idBrand).execute()
}
