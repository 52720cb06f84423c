import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopPicture } from '#contract/ai-picture.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import {
  type ImageReply,
  imageReplies,
  openTestImageServer,
  type TestImageServer,
} from '#server/gateways/ai/test-image-server.ts'
import { creditsAtFirst, openPictureBench, type PictureBench } from '#server/jobs/test-picture-requests.ts'
import { completePicture } from './ends.ts'
import { claimPicture } from './queries.ts'

let server: TestImageServer
let bench: PictureBench

beforeAll(async () => {
  server = await openTestImageServer()
  bench = await openPictureBench(server)
})
afterAll(async () => {
  await bench.api.close()
  await server.close()
})

const one = { count: 1, credit: 10 }
/** What the host does, over and over. */
const replies: readonly ImageReply[] = [
  imageReplies.paints(),
  imageReplies.paints(1),
  imageReplies.filters,
  imageReplies.busy(1),
  imageReplies.down,
  imageReplies.gives(Buffer.from('this is no picture')),
  imageReplies.stalls,
]

test('however presses, stops, makers and failures meet, each credit is spent for a picture or back, once', async () => {
  const owner = await bench.owner()
  const people = [owner, await bench.member(owner.idBrand, 'BRAND_ROLE_ADMIN')]
  let asked = 0
  server.answerAlways((response, received) => {
    const reply = replies[asked % replies.length] ?? imageReplies.down
    asked += 1
    return reply(response, received)
  })
  for (let round = 0; round < 6; round += 1) {
    const presses = people.flatMap((person, at) => [
      bench.press(person, { key: `round-${round}-${at}` }),
      bench.press(person, { key: `round-${round}-${at}` }),
      bench.press(person, one),
    ])
    const work = [bench.maker({ lookMs: 20 }).run(), bench.maker({ lookMs: 20 }).run()]
    const pressed = (await Promise.all(presses)).filter(({ status }) => status === 200)
    // An admin stops those of others, too, and twice; some have ended by then.
    const stops = pressed
      .filter((_, at) => at % 2 === round % 2)
      .flatMap(({ body }) =>
        people.map((person) =>
          bench.api.send(stopPicture, { ...person, params: { idPicture: Number(body.idPicture) } }),
        ),
      )
    // Some are taken for dead, whatever becomes of them.
    await bench.api.database.pool.query(
      `update ai_picture set created_at = now() - interval '11 minutes'
       where brand_id = $1 and state in ('WAITING', 'RUNNING') and id % 3 = 0`,
      [owner.idBrand],
    )
    await Promise.all([...stops, ...work, bench.maker().run(), bench.maker().releaseOverdue()])
    await bench.maker().run()
  }
  server.answerAlways(imageReplies.paints())
  await bench.press(owner, one)
  await bench.maker().run()

  const { rows: requests } = await bench.api.database.pool.query<Request>(
    'select id, state, credit, count, cardinality(file_ids) as files from ai_picture where brand_id = $1',
    [owner.idBrand],
  )
  const { rows: entries } = await bench.api.database.pool.query<Entry>(
    `select ref_id, idem, sum(amount)::int as amount from credit_entry
     where brand_id = $1 and ref_kind = 'picture' group by ref_id, idem`,
    [owner.idBrand],
  )
  expect(new Set(requests.map(({ state }) => state))).toEqual(new Set(['DONE', 'FAILED']))
  for (const { id, state, credit, count, files } of requests) {
    const own = entries.filter(({ ref_id }) => ref_id === String(id))
    const of = (key: string) => own.filter(({ idem }) => idem === key).map(({ amount }) => amount)
    const held = count * 10
    expect(of(`use:picture:${id}`)).toEqual([-held])
    expect(credit).toBe(state === 'DONE' ? files * 10 : 0)
    expect(of(`refund:picture:${id}`)).toEqual(credit === held ? [] : [held])
    expect(of(`use:picture:${id}:made`)).toEqual(credit === held || credit === 0 ? [] : [-credit])
    expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(0 - credit)
  }
  const spent = requests.reduce((sum, { credit }) => sum + credit, 0)
  expect(await bench.balance(owner.idBrand)).toBe(creditsAtFirst - spent)
  const made = requests.reduce((sum, { files }) => sum + files, 0)
  expect(await bench.kept(owner.idBrand)).toEqual({ files: made, uploads: 0 })
})

test('of credits that expire while pictures are made, what was not spent comes back for some days', async () => {
  const owner = await bench.owner()
  await bench.press(owner)
  const { kysely, pool } = bench.api.database
  const later = new Date(Date.now() + 3 * 86_400_000)
  await inTransaction(kysely, async (db) => {
    const row = await claimPicture(db)
    if (row) await completePicture(db, row, [1], later)
  })
  const { rows } = await pool.query(
    'select rest from credit_lot where brand_id = $1 and rest > 0 and expires_at > $2',
    [owner.idBrand, later],
  )
  expect(rows).toEqual([{ rest: 10 }])
})

interface Request {
  readonly id: number
  readonly state: string
  readonly credit: number
  readonly count: number
  readonly files: number
}

interface Entry {
  readonly ref_id: string
  readonly idem: string
  readonly amount: number
}
