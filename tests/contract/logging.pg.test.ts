import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { logIn } from '#contract/account.ts'
import { deleteBrand, readBrand } from '#contract/brand.ts'
import { changeProfile, readMe } from '#contract/me.ts'
import { listLanguages } from '#contract/reference.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { createLog } from '#server/logging.ts'

let api: TestApi
const lines: string[] = []

beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(line) })
  api = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: '1' }, { log })
})

afterAll(() => api.close())

beforeEach(() => {
  lines.length = 0
})

const from = { 'x-forwarded-for': '203.0.113.77' }
const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
const newest = () => entries().at(-1)

test('a call is logged with when, what, who and an id that its answer has as well', async () => {
  const { id, token } = await api.person()
  const before = Date.now()
  const { headers } = await api.send(readMe, { token, headers: from })
  expect(newest()).toEqual({
    level: 30,
    time: expect.any(Number),
    reqId: headers['x-request-id'],
    method: 'GET',
    route: readMe.path,
    status: 200,
    ms: expect.any(Number),
    idAccount: id,
    msg: 'answered',
  })
  // Milliseconds since 1970 in UTC, whatever the time zone of the machine.
  expect(newest()?.time).toBeGreaterThanOrEqual(before)
  expect(newest()?.time).toBeLessThanOrEqual(Date.now())
})

test('a refusal is logged with its reason and the network of who was refused, never the address', async () => {
  const { idBrand } = await api.owner()
  const member = await api.person()
  await api.join(idBrand, member.id, 'BRAND_ROLE_MEMBER')
  const stranger = await api.person()
  const network = '203.0.113.0/24'
  await api.send(readMe, { token: 'guess', headers: from })
  expect(newest()).toMatchObject({ status: 401, refused: 'UNAUTHORIZED', network })
  await api.send(deleteBrand, { token: member.token, idBrand, headers: from })
  expect(newest()).toMatchObject({ status: 403, refused: 'FORBIDDEN_ROLE', idAccount: member.id, network })
  await api.send(readBrand, { token: stranger.token, idBrand, headers: from })
  expect(newest()).toMatchObject({ status: 404, refused: 'NOT_FOUND', idAccount: stranger.id, network })
  await api.send(changeProfile, { token: member.token, body: { fullName: 7 }, headers: from })
  expect(newest()).toMatchObject({ status: 400, refused: 'BAD_REQUEST', idAccount: member.id, network })
  const wrong = { email: 'nobody@ongi.example', password: 'guess-1234' }
  await api.send(logIn, { body: wrong, headers: from })
  expect(newest()).toMatchObject({ status: 401, route: logIn.path, network })
  await api.send(logIn, { body: wrong, headers: from })
  expect(newest()).toMatchObject({ status: 429, refused: 'RATE_LIMITED', network })
  expect(lines.join('')).not.toMatch(/203\.0\.113\.77|nobody@/)
})

test('what a client sends makes no line of its own in the log', async () => {
  const forged = '\n{"level":30,"msg":"forged"}\r\n'
  const { token } = await api.person()
  const escaped = encodeURIComponent(forged)
  await api.request({
    method: 'GET',
    url: `/api/v1/${escaped}?${escaped}`,
    headers: { ...from, 'user-agent': 'forged' },
  })
  await api.send(changeProfile, { token, body: { fullName: forged, [forged]: 1 }, headers: from })
  await api.send(readBrand, { token, headers: { idBrandHeader: '{"msg":"forged"}' } })
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line.trimEnd()).not.toContain('\n')
  expect(entries().map(({ msg }) => msg)).toEqual(['answered', 'answered', 'answered'])
})

test('of an unexpected error the answer says nothing, and the log everything', async () => {
  await api.database.pool.query('alter table language rename to language_of_before')
  const answer = await api.send(listLanguages, { headers: from })
  await api.database.pool.query('alter table language_of_before rename to language')
  expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } })
  expect(Object.keys(answer.body).sort()).toEqual(['code', 'message'])
  expect(answer.text).not.toMatch(/language_|relation|select|42P01|\.ts|node_modules/i)
  const failure = entries().find(({ msg }) => msg === 'a call failed')
  expect(failure).toMatchObject({
    level: 50,
    err: { reason: '42P01', stack: expect.stringContaining('at ') },
  })
  expect(failure?.reqId).toBe(answer.headers['x-request-id'])
})
