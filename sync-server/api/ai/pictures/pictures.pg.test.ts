import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listMadePictures, reportPicture, stopPicture } from '#contract/ai-picture.ts'
import { readProviders } from '#contract/reference.ts'
import { openTestApi } from '#server/api/test-api.ts'
import { openAi } from '#server/gateways/ai/ai.ts'
import {
  imageReplies,
  openTestImageServer,
  type TestImageServer,
} from '#server/gateways/ai/test-image-server.ts'
import { mailPictureReportsTask } from '#server/jobs/mail-picture-reports.ts'
import { creditsAtFirst, openPictureBench, type PictureBench } from '#server/jobs/test-picture-requests.ts'
import { createLog } from '#server/logging.ts'

let server: TestImageServer
let bench: PictureBench
let owner: Awaited<ReturnType<PictureBench['owner']>>

beforeAll(async () => {
  server = await openTestImageServer()
  bench = await openPictureBench(server)
})
afterAll(async () => {
  await bench.api.close()
  await server.close()
})
beforeEach(async () => {
  await bench.api.database.pool.query('delete from ai_picture')
  server.answerAlways(imageReplies.paints())
  owner = await bench.owner()
})

const list = async () =>
  ((await bench.api.send(listMadePictures, owner)).body._embedded as { pictures: object[] }).pictures

describe('one key is one charge', () => {
  test('for two presses at once, and for one after the pictures, which tells what has become of them', async () => {
    const presses = await Promise.all([1, 2].map(() => bench.press(owner, { key: 'k-1' })))
    expect(presses.map(({ status }) => status)).toEqual([200, 200])
    await bench.maker().run()
    const again = await bench.press(owner, { key: 'k-1' })
    expect(again.body).toMatchObject({
      idPicture: presses[0]?.body.idPicture,
      state: 'DONE',
      files: [{}, {}],
    })
    expect(await list()).toHaveLength(1)
    expect(await bench.balance(owner.idBrand)).toBe(creditsAtFirst - 20)
  })

  test('also where the request was stopped: pressed again, it stays stopped and costs nothing', async () => {
    const { body } = await bench.press(owner, { key: 'k-3' })
    const params = { idPicture: Number(body.idPicture) }
    await bench.api.send(stopPicture, { ...owner, params })
    const again = await Promise.all([1, 2].map(() => bench.press(owner, { key: 'k-3' })))
    for (const press of again) expect(press.body).toMatchObject({ ...params, state: 'FAILED', credit: 0 })
    expect(await list()).toHaveLength(1)
    expect(await bench.balance(owner.idBrand)).toBe(creditsAtFirst)
  })

  test('and another request with it is refused', async () => {
    await bench.press(owner, { key: 'k-2' })
    const other = await bench.press(owner, { key: 'k-2', subject: '차' })
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } })
  })
})

describe('what is refused takes no credits', () => {
  test.each([
    ['another price than is shown', { credit: 10 }, 'CONFLICT'],
    ['words that no picture is made of', { subject: '나체의 사람' }, 'AI_REFUSED'],
    ['such words between signs that are not seen', { subject: '나\u200b체' }, 'AI_REFUSED'],
    ['a subject that cannot be seen', { subject: '\u200b\u2060' }, 'INVALID_VALUE'],
    ['five pictures', { count: 5, credit: 50 }, 'BAD_REQUEST'],
  ])('%s', async (_, other, code) => {
    const { status, body } = await bench.press(owner, other)
    expect([status >= 400, body.code]).toEqual([true, code])
    expect(await list()).toEqual([])
    expect(await bench.balance(owner.idBrand)).toBe(creditsAtFirst)
  })

  test('more than the brand has: it is said how many are missing', async () => {
    for (let asked = 0; asked < 2; asked += 1) await bench.press(owner, { count: 4, credit: 40 })
    const { status, body } = await bench.press(owner, { count: 4, credit: 40 })
    expect([status, body.code]).toEqual([409, 'NOT_ENOUGH_CREDIT'])
    expect(body.details).toMatchObject([{ field: 'credit', words: { missing: 20 } }])
    expect(await list()).toHaveLength(2)
  })

  test('a fifth request at once, also of two that come together', async () => {
    const one = { count: 1, credit: 10 }
    const others = await Promise.all([1, 2, 3, 4, 5, 6].map(() => bench.press(owner, one)))
    expect(others.filter(({ status }) => status === 200)).toHaveLength(4)
    const refused = others.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => body.code)).toEqual(['LIMIT_EXCEEDED', 'LIMIT_EXCEEDED'])
    expect(await bench.balance(owner.idBrand)).toBe(creditsAtFirst - 40)
  })

  test('any request where no image model is connected, and the settings say so', async () => {
    const off = await openTestApi({}, { ai: openAi, database: bench.api.database })
    const body = { subject: '빵', style: 'PHOTO', form: 'SQUARE', count: 1, credit: 10, answers: {} }
    const make = { method: 'POST', url: '/api/v1/ai/picture', payload: body } as const
    const headers = { authorization: `Bearer ${owner.token}`, idBrandHeader: String(owner.idBrand) }
    expect(await off.request({ ...make, headers })).toMatchObject({
      status: 503,
      body: { code: 'PROVIDER_OFF' },
    })
    expect((await off.send(readProviders)).body).toMatchObject({ ai: { image: false, picture: null } })
    const on = (await bench.api.send(readProviders)).body
    expect(on).toMatchObject({
      ai: { image: true, picture: { provider: new URL(server.url).host, credit: 10 } },
    })
    await off.close()
  })
})

test('a request is stopped by who asked, or by an admin', async () => {
  const designer = await bench.member(owner.idBrand, 'BRAND_ROLE_DESIGNER')
  const admin = await bench.member(owner.idBrand, 'BRAND_ROLE_ADMIN')
  const asked = [await bench.press(owner), await bench.press(designer)]
  const [params, own] = asked.map(({ body }) => ({ idPicture: Number(body.idPicture) }))
  const stop = (person: typeof designer, of = params) =>
    bench.api.send(stopPicture, { ...person, params: of ?? {} })
  expect(await stop(designer)).toMatchObject({ status: 403, body: { code: 'ADMIN_ONLY' } })
  expect(await stop(designer, own)).toMatchObject({ status: 200, body: { state: 'FAILED' } })
  expect(await stop(admin)).toMatchObject({ status: 200, body: { state: 'FAILED', code: 'AI_STOPPED' } })
  expect(await bench.balance(owner.idBrand)).toBe(creditsAtFirst)
})

test('the list has the newest requests, and no file that was deleted for good', async () => {
  const { body } = await bench.press(owner)
  await bench.maker().run()
  await bench.press(owner)
  const { files } = await bench.read(owner, body.idPicture)
  await bench.api.database.pool.query('update file set deleted_at = now() where id = $1', [files[0]?.idFile])
  expect(await list()).toMatchObject([
    { state: 'WAITING' },
    { state: 'DONE', files: [{ idFile: files[1]?.idFile }] },
  ])
})

describe('a report', () => {
  const report = (person: { token: string; idBrand: number }, idPicture: unknown, reason = '글자가 있어요') =>
    bench.api.send(reportPicture, { ...person, params: { idPicture: Number(idPicture) }, body: { reason } })

  async function mails(email: string | undefined) {
    const sent: { readonly to: string; readonly text: string }[] = []
    const environment = { publicUrl: 'https://saegim.example', supportUrl: 'https://saegim.example/faq' }
    const company = email === undefined ? {} : { email }
    const tasks = mailPictureReportsTask(
      bench.api.database,
      { send: async (message) => void sent.push(message) },
      { ...environment, company },
      createLog('silent'),
    )
    await tasks['mail-picture-reports']?.run(null)
    return sent
  }

  test('is mailed to the operator once, the first one of each person', async () => {
    const member = await bench.member(owner.idBrand, 'BRAND_ROLE_MEMBER')
    const { body } = await bench.press(owner)
    await bench.maker().run()
    for (const person of [owner, owner, member])
      expect(await report(person, body.idPicture)).toMatchObject({ status: 200 })
    expect(await bench.read(owner, body.idPicture)).toMatchObject({ isReported: true })
    // Without an address it waits for one.
    expect(await mails(undefined)).toEqual([])
    const sent = await mails('operator@saegim.example')
    expect(sent.map(({ to }) => to)).toEqual(['operator@saegim.example', 'operator@saegim.example'])
    expect(sent[0]?.text).toContain('글자가 있어요')
    expect(sent[0]?.text).toContain(`https://saegim.example/operator?view=pictures&id=${body.idPicture}`)
    expect(await mails('operator@saegim.example')).toEqual([])
  })

  test('is refused of a request that has made no picture', async () => {
    const { body } = await bench.press(owner)
    expect(await report(owner, body.idPicture)).toMatchObject({ status: 404 })
  })
})
