import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { uploadImage } from '#contract/file.ts'
import {
  declineTask,
  deliverTask,
  listQueue,
  logInStaff,
  logOutStaff,
  pageActs,
  putTaskBack,
  readQueued,
  readStaff,
  readTaskFile,
  takeTask,
  writeFromDesk,
} from '#contract/operator.ts'
import { beginSecondFactor, turnOnSecondFactor } from '#contract/second-factor.ts'
import { revokeShare } from '#contract/share.ts'
import { acceptTask, listTaskActs, readTask, requestTask, reviseTask } from '#contract/task.ts'
import { endOfDays } from '#model/time/seoul-day.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { staffToken } from '../../../tests/contract/fixtures.ts'
import { grantCredits } from '../billing/credits/ledger.ts'
import { readBalance } from '../billing/credits/queries.ts'
import { hashPassword } from '../identity/passwords.ts'

let api: TestApi
let owner: Awaited<ReturnType<TestApi['owner']>>
let token: string

const password = 'ongi-demo-1'
const png = {
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  name: '명함 시안.png',
  type: 'image/png',
}

beforeAll(async () => {
  api = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: '1000' })
})

afterAll(() => api.close())

beforeEach(async () => {
  owner = await api.owner()
  token = await staffToken(api, 'OPERATOR')
})

let grants = 0
async function asked(more: object = {}): Promise<number> {
  await inTransaction(api.database.kysely, (db) =>
    grantCredits(db, {
      brand: owner.idBrand,
      key: `charge:desk-${++grants}`,
      at: new Date(),
      kind: 'charge',
      type: 'CHARGE',
      amount: 3_000,
      expiresAt: endOfDays(new Date(), 365),
    }),
  )
  const body = { title: '명함', request: '앞뒤로', credit: 3_000, products: [4], ...more }
  return Number((await ofTeam(requestTask, { body })).body.idTask)
}

const ofTeam = (call: Parameters<TestApi['send']>[0], sent: object = {}) =>
  api.send(call, { token: owner.token, idBrand: owner.idBrand, ...sent })
const conflict = { status: 409, body: { code: 'CONFLICT' } }

test('a task goes from the request to the delivery, and every act is shown to the owner', async () => {
  const idTask = await asked()
  const params = { idTask }
  const queue = await api.send(listQueue, { token, query: { size: 200 } })
  expect(queue.body._embedded).toMatchObject({
    tasks: expect.arrayContaining([
      expect.objectContaining({ idTask, brandName: '온기', worker: null, isMine: false }),
    ]),
  })
  expect(await api.send(takeTask, { token, params })).toMatchObject({
    status: 200,
    body: { status: 'IN_PROGRESS', creditState: 'SPENT', worker: '지우', isMine: true, brandName: '온기' },
  })
  // Of two who take it at once one has it.
  expect(await api.send(takeTask, { token: await staffToken(api, 'DESIGNER'), params })).toMatchObject(
    conflict,
  )
  await api.send(writeFromDesk, { token, params, body: { text: '어떤 색이 좋을까요?' } })
  const delivered = await api.send(deliverTask, { token, params, body: { text: '첫 시안이에요' }, file: png })
  expect(delivered).toMatchObject({ status: 200, body: { status: 'REVIEW' } })
  const seen = await ofTeam(readTask, { params })
  expect(seen.body).toMatchObject({
    status: 'REVIEW',
    messages: [
      { side: 'STAFF', kind: 'MESSAGE', author: '지우', text: '어떤 색이 좋을까요?' },
      { kind: 'DELIVERY', files: [{ name: '명함 시안.png', type: 'image/png' }] },
    ],
  })
  const [, { files: [file] = [] } = { files: [] }] = seen.body.messages as { files: { url: string }[] }[]
  const bytes = await api.request({
    method: 'GET',
    url: String(file?.url),
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect(bytes.status).toBe(200)
  await ofTeam(reviseTask, { params, body: { text: '더 크게' } })
  await api.send(deliverTask, { token, params, body: { text: '키웠어요' }, file: png })
  expect(await ofTeam(acceptTask, { params })).toMatchObject({ body: { status: 'DONE' } })
  expect(await api.send(writeFromDesk, { token, params, body: { text: '고마워요' } })).toMatchObject(conflict)
  expect(await api.send(deliverTask, { token, params, body: { text: '또' }, file: png })).toMatchObject(
    conflict,
  )
  const { rows } = await api.database.pool.query(
    'select about from task_mail where task_id = $1 order by id',
    [idTask],
  )
  expect(rows.map(({ about }) => about)).toEqual([
    'REQUESTED',
    'IN_PROGRESS',
    'WRITTEN',
    'REVIEW',
    'IN_PROGRESS',
    'REVIEW',
    'DONE',
  ])
  const acts = (await ofTeam(listTaskActs)).body._embedded as { acts: object[] }
  expect(acts.acts).toMatchObject([
    { act: 'DELIVER', staffName: '지우', idTask, title: '명함', details: '명함 시안 (2).png' },
    { act: 'DELIVER' },
    { act: 'WRITE' },
    { act: 'TAKE' },
  ])
  const all = (await api.send(pageActs, { token })).body._embedded as { acts: object[] }
  expect(all.acts[0]).toMatchObject({ act: 'DELIVER', idBrand: owner.idBrand, brandName: '온기' })
})

test('a task that is declined gives its credits back with the reason', async () => {
  const params = { idTask: await asked() }
  const reason = { token, params, body: { reason: '지금은 포장 작업만 받아요' } }
  await api.send(takeTask, { token, params })
  expect(await api.send(declineTask, reason)).toMatchObject(conflict)
  expect(await api.send(putTaskBack, { token, params })).toMatchObject({
    body: { status: 'REQUESTED', creditState: 'RESERVED', worker: null },
  })
  expect(await api.send(declineTask, reason)).toMatchObject({ body: { status: 'CANCELED' } })
  expect(await readBalance(api.database.kysely, owner.idBrand)).toBe(3_000)
  expect((await ofTeam(readTask, { params })).body).toMatchObject({
    messages: [{ kind: 'CANCELED', text: '지금은 포장 작업만 받아요' }],
  })
})

test('the desk reads the files of a task and the guide that was given, and each reading leaves an act', async () => {
  const upload = async (idBrand: number, as: string) => {
    const { body } = await api.send(uploadImage, {
      token: as,
      idBrand,
      body: { fileType: 'LOGO' },
      file: png,
    })
    return Number(body.idFile)
  }
  const [mine, other] = [await upload(owner.idBrand, owner.token), await upload(owner.idBrand, owner.token)]
  const idTask = await asked({ files: [mine], guide: true })
  const params = { idTask }
  const { body } = await api.send(readQueued, { token, params })
  expect(body).toMatchObject({
    guideUrl: expect.stringMatching(/\/share\/[\w-]{20,}$/),
    files: [{ url: `/api/v1/operator/task/${idTask}/file/${mine}` }],
  })
  expect((await api.send(readTaskFile, { token, params: { idTask, idFile: mine } })).status).toBe(200)
  expect((await api.send(readTaskFile, { token, params: { idTask, idFile: other } })).status).toBe(404)
  const { acts } = (await ofTeam(listTaskActs)).body._embedded as { acts: object[] }
  expect(acts).toMatchObject([{ act: 'READ_FILE', details: expect.stringContaining('.png') }])
  const { rows } = await api.database.pool.query('select share_id from task where id = $1', [idTask])
  await ofTeam(revokeShare, { params: { idShare: rows[0].share_id } })
  expect((await api.send(readQueued, { token, params })).body).toMatchObject({ guideUrl: null })
})

test('acts are only ever added', async () => {
  await api.send(takeTask, { token, params: { idTask: await asked() } })
  for (const statement of [
    `update staff_act set act = 'WRITE'`,
    'delete from staff_act',
    'truncate staff_act',
  ])
    await expect(api.database.pool.query(statement)).rejects.toThrow('only added')
})

test('only staff log in, by password and second factor', async () => {
  const person = await api.person('지우')
  const passwordHash = await hashPassword(password)
  await api.database.pool.query('update account set password_hash = $2 where id = $1', [
    person.id,
    passwordHash,
  ])
  const logIn = (code: string, word = password) =>
    api.send(logInStaff, { body: { email: person.email, password: word, code } })
  expect(await logIn('123456')).toMatchObject({ status: 401, body: { code: 'WRONG_LOGIN' } })
  await api.database.pool.query(`insert into staff (account_id, role) values ($1, 'DESIGNER')`, [person.id])
  expect(await logIn('123456')).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_MISSING' } })
  const { body } = await api.send(beginSecondFactor, { token: person.token, body: { password } })
  const totp = new TOTP({ secret: Secret.fromBase32(String(body.secret)) })
  const turnOn = { ticket: body.ticket, code: totp.generate() }
  expect((await api.send(turnOnSecondFactor, { token: person.token, body: turnOn })).status).toBe(200)
  expect(await logIn('000000')).toMatchObject({ status: 400, body: { code: 'CODE_WRONG' } })
  expect(await logIn(totp.generate(), 'wrong-1')).toMatchObject({ status: 401 })
  const next = totp.generate({ timestamp: Date.now() + 30_000 })
  const answer = await logIn(next)
  expect(answer).toMatchObject({ status: 200, body: { name: '지우', role: 'DESIGNER' } })
  const desk = String(answer.body.accessToken)
  expect(await api.send(readStaff, { token: desk })).toMatchObject({ body: { role: 'DESIGNER' } })
  expect(
    (await api.send(declineTask, { token: desk, params: { idTask: 1 }, body: { reason: 'x' } })).status,
  ).toBe(403)
  expect((await api.send(logOutStaff, { token: desk })).status).toBe(200)
  expect((await api.send(readStaff, { token: desk })).status).toBe(401)
})

test('a session of the desk ends with the second factor, and with the place in the staff', async () => {
  expect((await api.send(readStaff, { token })).status).toBe(200)
  await api.database.pool.query('delete from second_factor')
  expect((await api.send(readStaff, { token })).status).toBe(401)
  const other = await staffToken(api, 'DESIGNER')
  await api.database.pool.query('delete from staff')
  expect((await api.send(readStaff, { token: other })).status).toBe(401)
})
