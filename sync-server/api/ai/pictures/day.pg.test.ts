import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stopPicture } from '#contract/ai-picture.ts'
import { pictureLimits } from '#model/pictures/made-picture.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import {
  imageReplies,
  openTestImageServer,
  type TestImageServer,
} from '#server/gateways/ai/test-image-server.ts'
import { creditsAtFirst, openPictureBench, type PictureBench } from '#server/jobs/test-picture-requests.ts'

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
  server.moderate(imageReplies.moderates(false))
  owner = await bench.owner()
})

const one = { count: 1, credit: 10 }
const ofAccount = () => `pictures of account ${owner.id}`
const ofBrand = () => `pictures of brand ${owner.idBrand}`

/** Of the account and of the brand. */
async function counted(): Promise<number[]> {
  const { rows } = await bench.api.database.pool.query('select counted_as, calls from ai_day')
  const of = (name: string) => rows.find(({ counted_as }) => counted_as === name)?.calls ?? 0
  return [of(ofAccount()), of(ofBrand())]
}

async function count(countedAs: string, calls: number) {
  const day = seoulDayOf(Date.now())
  await bench.api.database.kysely.insertInto('ai_day').values({ counted_as: countedAs, day, calls }).execute()
}

async function stop(idPicture: unknown) {
  const { token, idBrand } = owner
  await bench.api.send(stopPicture, { token, idBrand, params: { idPicture: Number(idPicture) } })
}

describe('in a day there is a limit', () => {
  test.each([
    ['of an account', ofAccount, pictureLimits.dayOfAccount],
    ['of a brand', ofBrand, pictureLimits.dayOfBrand],
  ])('%s, beyond which nothing is held or counted', async (_, name, most) => {
    await count(name(), most - 1)
    const before = await counted()
    const { status, body } = await bench.press(owner)
    expect([status, body.code]).toEqual([409, 'LIMIT_EXCEEDED'])
    expect(body.message).toMatch(/오늘 만들 수 있는 그림/)
    expect(await bench.balance(owner.idBrand)).toBe(creditsAtFirst)
    expect(await counted()).toEqual(before)
    expect(await bench.press(owner, one)).toMatchObject({ status: 200 })
    expect(await bench.press(owner, one)).toMatchObject({ body: { code: 'LIMIT_EXCEEDED' } })
  })
})

describe('pictures of a day count', () => {
  test('where they are made', async () => {
    await bench.press(owner)
    await bench.maker().run()
    expect(await counted()).toEqual([2, 2])
  })

  test('where they are stopped while the host paints: with an estimate of tokens', async () => {
    server.answerNext(imageReplies.hangs)
    const { body } = await bench.press(owner)
    const coming = server.nextRequest()
    const work = bench.maker({ lookMs: 20 }).run()
    await coming
    await stop(body.idPicture)
    await work
    expect(await bench.balance(owner.idBrand)).toBe(creditsAtFirst)
    expect(await counted()).toEqual([2, 2])
    const { rows } = await bench.api.database.pool.query(
      'select outcome, answer_tokens from ai_job where brand_id = $1',
      [owner.idBrand],
    )
    expect(rows).toEqual([{ outcome: 'AI_STOPPED', answer_tokens: 2_000 }])
  })

  test.each([
    ['no answer', imageReplies.hangs],
    ['what the host refuses to show', imageReplies.filters],
    ['something else than a picture', imageReplies.gives(Buffer.from('this is no picture'))],
  ])('of %s', async (_, reply) => {
    server.answerNext(reply)
    await bench.press(owner)
    await bench.maker().run()
    expect(await bench.balance(owner.idBrand)).toBe(creditsAtFirst)
    expect(await counted()).toEqual([2, 2])
  })
})

describe('they come back where the host has not taken the request', () => {
  test('as it was stopped before, once', async () => {
    const { body } = await bench.press(owner)
    await bench.press(owner, one)
    await Promise.all([stop(body.idPicture), stop(body.idPicture)])
    expect(await counted()).toEqual([1, 1])
  })

  test.each([
    ['was busy', () => server.answerNext(imageReplies.busy(1))],
    ['was down', () => server.answerNext(imageReplies.down)],
    ['could not tell what it refuses', () => server.moderate(imageReplies.down)],
  ])('as it %s', async (_, begin) => {
    begin()
    await bench.press(owner)
    await bench.maker().run()
    expect(await counted()).toEqual([0, 0])
  })

  test('to the brand alone, where the account is gone', async () => {
    const { body } = await bench.press(owner)
    const { pool } = bench.api.database
    await pool.query('update ai_picture set account_id = null where id = $1', [body.idPicture])
    await stop(body.idPicture)
    expect(await counted()).toEqual([2, 0])
  })
})

test('pictures that the drive has no room for, with those under way, are not asked for', async () => {
  const left = pictureLimits.room * 1.5
  await bench.api.database.pool.query(
    `insert into file (brand_id, storage_key, name, file_type, media_type, size)
     select brand.id, 'brand/full', 'full.mp4', 'DRIVE', 'video/mp4', storage_bytes - $2
     from brand join plan on plan.key = brand.plan and currency = 'KRW' where brand.id = $1`,
    [owner.idBrand, left],
  )
  const { status, body } = await bench.press(owner)
  expect([status, body.code]).toEqual([409, 'STORAGE_EXCEEDED'])
  expect(await bench.balance(owner.idBrand)).toBe(creditsAtFirst)
  expect(await bench.press(owner, one)).toMatchObject({ status: 200 })
  expect(await bench.press(owner, one)).toMatchObject({ body: { code: 'STORAGE_EXCEEDED' } })
  expect(await bench.balance(owner.idBrand)).toBe(creditsAtFirst - 10)
})
