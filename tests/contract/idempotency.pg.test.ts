import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'
import { application, goodStatus, openWorld, sentAs } from './fixtures.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

/** Another valid body; of a brand's own one, made of what was sent. */
const others: Readonly<Record<string, unknown>> = {
  'file.uploadImage': { fileType: 'PHOTO' },
  'file.upload': { createdType: 'USER', name: '다른 이름' },
  'file.uploadAsync': { createdType: 'USER', name: '다른 이름' },
  'file.uploadVideo': { createdType: 'USER', name: '다른 이름' },
  'file.uploadDocument': { createdType: 'USER', name: '다른 이름.csv' },
  'file.uploadPoster': { sha256: 'b'.repeat(64) },
  'photo.place': { id: 'another-bowl' },
  'drive.createTag': { name: '여름', createdType: 'USER' },
  'drive.rename': { name: '다른 이름' },
  'drive.move': { idFiles: [1], idDirectory: 1 },
  'drive.copy': { idFiles: [1], createdType: 'USER', idDirectory: 0 },
  'resumable.create': { size: 2000, name: '다른 이름.pdf', sha256: 'b'.repeat(64) },
  'drive.trash': { idFiles: [1] },
  'drive.restore': { idFiles: [1] },
  'drive.changeTags': { idTags: [1, 2, 3] },
  'directory.createBrand': { name: '다른 폴더' },
  'directory.createUser': { name: '다른 폴더' },
  'directory.renameBrand': { name: '다른 이름' },
  'directory.renameUser': { name: '다른 이름' },
  'directory.moveBrand': { idDirectories: [1], idDirectory: 1 },
  'directory.moveUser': { idDirectories: [1], idDirectory: 1 },
  'directory.trashBrand': { idDirectories: [1] },
  'directory.trashUser': { idDirectories: [1] },
  'directory.restoreBrand': { idDirectories: [1] },
  'directory.restoreUser': { idDirectories: [1] },
  'share.create': { part: 'ALL', downloads: true },
  'history.create': { name: '다른 이름' },
  'history.rename': { name: '다른 이름' },
  'me.changeProfile': { fullName: '다른 이름' },
  'me.subscribeEmail': { active: true },
  'member.invite': { inviteEmail: 'somebody-else@ongi.example', brandRole: 'BRAND_ROLE_MEMBER' },
  'brand.create': { name: '다른 브랜드' },
  'brand.changeSetting': { tutorial: true },
  'coreValues.create': { keyword: '다른 가치' },
  'brandVisual.changeColors': { main: '#D1C0BB' },
  'brandVisual.changeTypography': { korMain: null },
  'photography.change': [{ description: '다른 사진' }],
  'persona.create': { name: '박준호' },
  'competitor.create': { brandName: '노르홈' },
  'campaign.apply': { ...application, name: '다른 가게' },
  'task.request': { title: '전단', request: '한 면', credit: 3_000, products: [4] },
  'task.revise': { text: '다른 글' },
  'task.write': { text: '다른 글' },
  'subscription.free': ({ idBrand }: Sent) => ({ idBrand }),
  'subscription.cancel': { again: true },
  'subscription.withdrawCancel': { again: true },
  'payMethod.setDefault': { again: true },
  'subscription.decidePrice': { decision: 'REFUSE', price: 29_900 },
  'approval.change': { section: 'brandCoreStory', state: 'IN_REVIEW' },
}

const calls = contract.filter(({ idempotent }) => idempotent).map((call) => [call.name, call] as const)

describe.each(calls)('%s', (_, call: Call) => {
  test('the same key and body return the first answer, concurrently or later', async () => {
    const world = await openWorld(api)
    const sent = { ...(await sentAs('BRAND_ROLE_OWNER', call, world)), headers: { 'idempotency-key': 'k-1' } }
    const [first, ...close] = await Promise.all([1, 2, 3].map(() => api.send(call, sent)))
    expect(first).toMatchObject({ status: goodStatus(call) })
    const later = await api.send(call, sent)
    for (const { status, body } of [...close, later])
      expect([status, body]).toEqual([goodStatus(call), first?.body])
  })

  test.skipIf(call.method === 'DELETE')('the same key with another body is a conflict', async () => {
    const world = await openWorld(api)
    const sent = { ...(await sentAs('BRAND_ROLE_OWNER', call, world)), headers: { 'idempotency-key': 'k-2' } }
    expect(await api.send(call, sent)).toMatchObject({ status: goodStatus(call) })
    const body = others[call.name]
    const other = await api.send(call, { ...sent, body: typeof body === 'function' ? body(sent) : body })
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } })
  })

  test('keys are separate per account', async () => {
    const one = await openWorld(api)
    const two = await openWorld(api)
    const headers = { 'idempotency-key': 'k-3' }
    for (const world of [one, two]) {
      const sent = { ...(await sentAs('BRAND_ROLE_OWNER', call, world)), headers }
      expect(await api.send(call, sent)).toMatchObject({ status: goodStatus(call) })
    }
  })

  test('an invalid key is refused with its name', async () => {
    const world = await openWorld(api)
    const sent = await sentAs('BRAND_ROLE_OWNER', call, world)
    for (const key of ['', 'with space', 'x'.repeat(201)]) {
      const answer = await api.send(call, { ...sent, headers: { 'idempotency-key': key } })
      expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'Idempotency-Key' }] } })
    }
  })
})
