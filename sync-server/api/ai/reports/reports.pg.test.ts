import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { reportPicture } from '#contract/ai-picture.ts'
import { copyItems, restoreFiles, trashFiles } from '#contract/drive.ts'
import { readFile, readFileFacts, uploadFile } from '#contract/file.ts'
import { pageActs } from '#contract/operator.ts'
import {
  decideReportedPicture,
  listReportedPictures,
  readReportedFile,
  readReportedPicture,
} from '#contract/operator-picture.ts'
import { listTaskActs } from '#contract/task.ts'
import {
  imageReplies,
  openTestImageServer,
  type TestImageServer,
} from '#server/gateways/ai/test-image-server.ts'
import { mailRemovedPicturesTask } from '#server/jobs/mail-removed-pictures.ts'
import { openPictureBench, type PictureBench } from '#server/jobs/test-picture-requests.ts'
import { createLog } from '#server/logging.ts'
import { staffToken } from '../../../../tests/contract/fixtures.ts'

let server: TestImageServer
let bench: PictureBench
let owner: Awaited<ReturnType<PictureBench['owner']>>
let token: string
let params: { readonly idPicture: number }

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
  token = await staffToken(bench.api, 'OPERATOR')
  params = { idPicture: Number((await bench.press(owner)).body.idPicture) }
  await bench.maker().run()
})

const report = (person: { token: string; idBrand: number }, reason = '글자가 깨졌어요') =>
  bench.api.send(reportPicture, { ...person, params, body: { reason } })
const read = async () => (await bench.api.send(readReportedPicture, { token, params })).body
const decide = (decision: 'REMOVED' | 'KEPT', count = 1, by = token) =>
  bench.api.send(decideReportedPicture, { token: by, params, body: { decision, note: '살펴봤어요', count } })
const listed = async (state: 'OPEN' | 'DECIDED') => {
  const { body } = await bench.api.send(listReportedPictures, { token, query: { state } })
  return (body._embedded as { pictures: { idPicture: number }[] }).pictures
}

async function mails() {
  const sent: { readonly to: string; readonly text: string }[] = []
  const tasks = mailRemovedPicturesTask(
    bench.api.database,
    { send: async (message) => void sent.push(message) },
    { publicUrl: 'https://saegim.example', supportUrl: 'https://saegim.example/faq', company: {} },
    createLog('silent'),
  )
  await tasks['mail-removed-pictures']?.run(null)
  return sent
}

test('reports of a request wait together, with reason and role, and without who reported', async () => {
  const member = await bench.member(owner.idBrand, 'BRAND_ROLE_MEMBER')
  const left = await bench.member(owner.idBrand, 'BRAND_ROLE_DESIGNER')
  await report(member)
  await report(left, '우리 물건이 아니에요')
  const { pool } = bench.api.database
  await pool.query('delete from brand_member where account_id = $1', [left.id])
  expect(await listed('OPEN')).toMatchObject([{ ...params, brandName: '온기', state: 'OPEN', count: 2 }])
  const answer = await read()
  expect(answer).toMatchObject({
    ...{ ...params, state: 'OPEN', count: 2, model: 'small-image' },
    files: [{ place: 'DRIVE' }, { place: 'DRIVE' }],
    reports: [
      { reason: '우리 물건이 아니에요', role: null, decision: null, note: null },
      { reason: '글자가 깨졌어요', role: 'BRAND_ROLE_MEMBER' },
    ],
  })
  expect(JSON.stringify(answer)).not.toContain('idAccount')
})

test('the picture comes by a press, which is noted', async () => {
  await report(owner)
  const file = (number: number) => bench.api.send(readReportedFile, { token, params: { ...params, number } })
  expect(await file(2)).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
  expect((await file(3)).status).toBe(404)
  const { body } = await bench.api.send(pageActs, { token })
  expect(body._embedded).toMatchObject({ acts: [{ act: 'READ_FILE', idBrand: owner.idBrand }] })
})

describe('a decision', () => {
  test('to remove deletes the pictures for good, and the owner is shown it with its note', async () => {
    await report(owner)
    const { files } = await bench.read(owner, params.idPicture)
    const idFiles = files.map(({ idFile }) => idFile)
    const { token: own, idBrand } = owner
    await bench.api.send(trashFiles, { token: own, idBrand, body: { idFiles: idFiles.slice(1) } })
    expect(await decide('REMOVED')).toMatchObject({
      status: 200,
      body: {
        state: 'DECIDED',
        files: [{ place: 'GONE' }, { place: 'GONE' }],
        reports: [{ decision: 'REMOVED', note: '살펴봤어요', decidedAt: expect.stringMatching(/Z$/) }],
      },
    })
    expect([await listed('OPEN'), await listed('DECIDED')]).toMatchObject([[], [params]])
    for (const idFile of idFiles) {
      const restored = { token: own, idBrand, body: { idFiles: [idFile] } }
      expect((await bench.api.send(restoreFiles, restored)).status).toBe(404)
      expect((await bench.api.send(readFile, { token: own, params: { idFile } })).status).toBe(404)
    }
    expect((await bench.api.send(listTaskActs, { token: own, idBrand })).body._embedded).toMatchObject({
      acts: [{ act: 'REMOVE_PICTURE', details: '살펴봤어요' }],
    })
  })

  test('to remove deletes copies of the pictures too, also in drives of members, and no other file', async () => {
    await report(owner)
    const { files } = await bench.read(owner, params.idPicture)
    const { token: own, idBrand } = owner
    const copied = await bench.api.send(copyItems, {
      ...{ token: own, idBrand },
      body: { idFiles: [files[0]?.idFile], idDirectories: [], idDirectory: 0, createdType: 'USER' },
    })
    const [copy] = copied.body.files as { idFile: number }[]
    const { body: other } = await bench.api.send(uploadFile, {
      ...{ token: own, idBrand, body: { createdType: 'USER' } },
      file: { bytes: Buffer.from('다른 글'), name: 'a.txt', type: 'text/plain' },
    })
    await decide('REMOVED')
    const read = async (idFile: unknown) =>
      (await bench.api.send(readFile, { token: own, params: { idFile: Number(idFile) } })).status
    expect([await read(copy?.idFile), await read(other.idFile)]).toEqual([404, 200])
  })

  test('to remove leaves no copy whose bytes were copied before it', async () => {
    await report(owner)
    const { files } = await bench.read(owner, params.idPicture)
    const { token: own, idBrand } = owner
    const { storage } = bench.api.services
    const copy = storage.copy.bind(storage)
    vi.spyOn(storage, 'copy').mockImplementation(async (...keys) => {
      const isCopied = await copy(...keys)
      expect((await decide('REMOVED')).status).toBe(200)
      return isCopied
    })
    const body = { idFiles: [files[0]?.idFile], idDirectory: 0, createdType: 'USER' }
    expect((await bench.api.send(copyItems, { token: own, idBrand, body })).status).toBe(404)
    vi.restoreAllMocks()
    const { rows } = await bench.api.database.pool.query(
      'select id from file where brand_id = $1 and deleted_at is null',
      [idBrand],
    )
    expect(rows).toEqual([])
  })

  test('to remove is told by the file that is not there, to members alone', async () => {
    await report(owner)
    const { files } = await bench.read(owner, params.idPicture)
    await decide('REMOVED')
    const stranger = await bench.owner()
    const facts = async (token: string) =>
      (await bench.api.send(readFileFacts, { token, params: { idFile: files[0]?.idFile ?? 0 } })).body
    expect(await facts(owner.token)).toMatchObject({
      code: 'NOT_FOUND',
      message: '운영자가 내린 그림이에요. 다른 그림으로 바꿔 주세요.',
      details: [{ field: 'idFile', code: 'PICTURE_REMOVED' }],
    })
    expect(await facts(stranger.token)).not.toHaveProperty('details')
  })

  test('to remove is mailed once to who asked for the pictures, with its note, and not to one who has left', async () => {
    const member = await bench.member(owner.idBrand, 'BRAND_ROLE_MEMBER')
    await report(member)
    await decide('REMOVED')
    const { pool } = bench.api.database
    const { rows } = await pool.query<{ email: string }>('select email from account where id = $1', [
      owner.id,
    ])
    const [first, ...others] = await mails()
    expect([first?.to, others]).toEqual([rows[0]?.email, []])
    expect(first?.text).toContain('살펴봤어요')
    expect(await mails()).toEqual([])
    await pool.query('update ai_picture set account_id = $1, tell_after = now()', [member.id])
    await pool.query('delete from brand_member where account_id = $1', [member.id])
    expect(await mails()).toEqual([])
    expect((await pool.query('select tell_after from ai_picture')).rows).toEqual([{ tell_after: null }])
  })

  test('to remove stands beside the request: the note for who asked and the owner, for others that it was', async () => {
    const member = await bench.member(owner.idBrand, 'BRAND_ROLE_MEMBER')
    await report(member)
    expect(await bench.read(owner, params.idPicture)).toMatchObject({ removal: null })
    await decide('REMOVED')
    const removal = async (person: { token: string; idBrand: number }) =>
      (await bench.read(person, params.idPicture)).removal?.note
    expect([await removal(owner), await removal(member)]).toEqual(['살펴봤어요', null])
  })

  test('to keep leaves them where they are', async () => {
    await report(owner)
    expect(await decide('KEPT')).toMatchObject({ status: 200, body: { files: [{ place: 'DRIVE' }, {}] } })
  })

  test('answers all open reports once, and another report waits again', async () => {
    await report(owner)
    const results = await Promise.all([decide('KEPT'), decide('REMOVED')])
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await decide('KEPT')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    await report(await bench.member(owner.idBrand, 'BRAND_ROLE_MEMBER'), '다시 봐 주세요')
    expect(await read()).toMatchObject({ state: 'OPEN', count: 2, reports: [{ decision: null }, {}] })
    expect(await decide('KEPT', 2)).toMatchObject({ status: 200, body: { state: 'DECIDED' } })
  })

  test('is refused where another report has come that was not seen', async () => {
    await report(owner)
    await report(await bench.member(owner.idBrand, 'BRAND_ROLE_MEMBER'))
    expect(await decide('REMOVED', 1)).toMatchObject({ status: 409 })
    expect(await read()).toMatchObject({ state: 'OPEN', files: [{ place: 'DRIVE' }, {}] })
  })

  test('is no work of designers, and there is none of what was not reported or of a deleted brand', async () => {
    expect((await decide('REMOVED')).status).toBe(404)
    await report(owner)
    expect((await decide('REMOVED', 1, await staffToken(bench.api, 'DESIGNER'))).status).toBe(403)
    const { pool } = bench.api.database
    await pool.query('update brand set deleted_at = now() where id = $1', [owner.idBrand])
    expect((await decide('REMOVED')).status).toBe(404)
    expect(await listed('OPEN')).toEqual([])
  })
})

test('what is decided is mailed no more', async () => {
  await report(owner)
  await decide('KEPT')
  const { rows } = await bench.api.database.pool.query(
    'select mail_after from ai_picture_report where picture_id = $1',
    [params.idPicture],
  )
  expect(rows).toEqual([{ mail_after: null }])
})
