import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSyncStatus } from '#contract/sync.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

test('[W51] a document that an older release settled without fields of this one waits, one with fields of a newer is settled', async () => {
  const owner = await api.person()
  const idBrand = await api.brand(owner.id)
  await api.database.pool.query(
    `insert into doc_room (brand_id, document, epoch, unknown_fields)
     values ($1, 'guide', 'first', '{core.memo}'), ($1, 'strategy', 'first', '{core.memo,journal.entry}')`,
    [idBrand],
  )
  const { body } = await api.send(readSyncStatus, { token: owner.token, idBrand })
  expect(body._embedded).toMatchObject({
    documents: [
      { document: 'guide', state: 'WAITING', waitingSince: expect.any(String) },
      { document: 'strategy', state: 'SETTLED', waitingSince: null },
    ],
  })
})

test('a fault that a node of a newer release noted is answered as it is', async () => {
  const owner = await api.person()
  const idBrand = await api.brand(owner.id)
  await api.database.pool.query(
    `insert into settle_outbox (brand_id, document, attempts, fault) values ($1, 'guide', 1, 'MOON_PHASE')`,
    [idBrand],
  )
  const { status, body } = await api.send(readSyncStatus, { token: owner.token, idBrand })
  expect([status, body]).toMatchObject([
    200,
    {
      _embedded: {
        documents: [
          { document: 'guide', state: 'FAILING', fault: { code: 'MOON_PHASE', message: 'MOON_PHASE' } },
          { document: 'strategy', fault: null },
        ],
      },
    },
  ])
})
