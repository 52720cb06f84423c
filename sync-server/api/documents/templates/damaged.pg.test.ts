import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import {
  changeDesignBody,
  copyDesignToBrand,
  copyDesignToUser,
  createUserDesign,
  readDesignHistory,
} from '#contract/design.ts'
import { readDocumentThumbnail } from '#contract/document.ts'
import { createVersion, listVersions, restoreVersion } from '#contract/history.ts'
import { changeUserTemplate, pageTemplatesOfBrand, readUserTemplate } from '#contract/template.ts'
import { emptyBody } from '#scene/body/empty-body.ts'
import { openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

let as: { token: string; idBrand: number }
let id: number
let document: string
beforeEach(async () => {
  const { token, idBrand } = await api.owner()
  as = { token, idBrand }
  const made = await send(createUserDesign, { body: { name: '봄', idForm: 44 } })
  id = Number(made.body.idTemplate)
  const { rows } = await api.database.pool.query<{ document: string }>(
    'select document from brand_document where id = $1',
    [id],
  )
  document = rows[0]?.document ?? ''
})

function send(call: Call, sent: Sent = {}) {
  return api.send(call, { ...as, ...sent })
}

async function answerOf(call: Call, sent: Sent = {}) {
  const { status, body } = await send(call, sent)
  return [status, body.code]
}

/** As after a fault of a disk. */
async function spoil(): Promise<void> {
  await api.database.pool.query(
    `update doc_update set data = '\\xff' where brand_id = $1 and document = $2`,
    [as.idBrand, document],
  )
}

async function keepVersion(): Promise<number> {
  const { body } = await send(createVersion, { params: { document }, body: { name: '첫 시안' } })
  return Number(body.idVersion)
}

test('a design that cannot be read is refused with a sentence that says so', async () => {
  await spoil()
  const { status, body } = await send(readUserTemplate, {
    params: { id },
    headers: { 'accept-language': 'en' },
  })
  expect([status, body.code, body.message]).toEqual([
    409,
    'CONFLICT',
    'What is stored is damaged and cannot be read. Use a version from the version history, or contact the administrator.',
  ])
})

test('every call about a design that cannot be read has an answer of the contract', async () => {
  await spoil()
  const copied = { body: { idTemplate: id } }
  const text = JSON.stringify(
    emptyBody('봄', { form: 'custom', unit: 'px' as const, width: 400, height: 400 }),
  )
  const damaged = [409, 'CONFLICT']
  expect({
    copyToUser: await answerOf(copyDesignToUser, copied),
    copyToBrand: await answerOf(copyDesignToBrand, copied),
    body: await answerOf(changeDesignBody, { params: { id }, body: { body: text } }),
    name: await answerOf(changeUserTemplate, { params: { id }, body: { name: '여름' } }),
    version: await answerOf(createVersion, { params: { document }, body: { name: '둘' } }),
    page: await answerOf(pageTemplatesOfBrand),
    thumbnail: await answerOf(readDocumentThumbnail, { params: { document } }),
  }).toEqual({
    ...{ copyToUser: damaged, copyToBrand: damaged, body: damaged, version: damaged },
    name: [503, 'NOT_READY'],
    page: [200, undefined],
    thumbnail: [404, 'NOT_FOUND'],
  })
})

test('of a design with rows that are no updates the others are read and copied, and no version is kept of them', async () => {
  for (const data of [Buffer.from('no update at all'), Buffer.alloc(0)])
    await api.database.pool.query('insert into doc_update (brand_id, document, data) values ($1, $2, $3)', [
      as.idBrand,
      document,
      data,
    ])
  const { status, body } = await send(readUserTemplate, { params: { id } })
  expect([status, body.body]).toEqual([200, expect.objectContaining({ name: '봄', form: 'business-card' })])
  const copy = await send(copyDesignToUser, { body: { idTemplate: id } })
  const copied = await send(readUserTemplate, { params: { id: Number(copy.body.idTemplate) } })
  expect(copied.body.body).toMatchObject({ name: '봄', form: 'business-card' })
  expect(await api.services.versions.keep({ ...as, document: document as 'guide' }, [], 0)).toBe('damaged')
  const versions = await send(listVersions, { params: { document } })
  expect(versions.body._embedded).toEqual({ versions: [] })
})

test('a version of a damaged design is read and brought back', async () => {
  const idVersion = await keepVersion()
  await spoil()
  const version = { params: { idTemplateDesign: idVersion }, query: { idTemplate: id } }
  const read = await send(readDesignHistory, version)
  expect([read.status, read.body.body]).toEqual([200, expect.objectContaining({ name: '봄' })])
  expect(await answerOf(restoreVersion, { params: { document, idVersion } })).toEqual([200, undefined])
})

test('a version that cannot be read is refused', async () => {
  const idVersion = await keepVersion()
  await api.database.pool.query(`update doc_version set state = '\\xff' where id = $1`, [idVersion])
  const version = { params: { idTemplateDesign: idVersion }, query: { idTemplate: id } }
  expect(await answerOf(readDesignHistory, version)).toEqual([409, 'CONFLICT'])
})
