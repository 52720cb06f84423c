import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageActs } from '#contract/operator.ts'
import {
  answerTicket,
  closeTicket,
  deleteTicket,
  listTickets,
  readTicket,
} from '#contract/operator-support.ts'
import { sendTicket } from '#contract/support.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import type { Message } from '#server/gateways/mail/mail.ts'
import { mailTicketsTask } from '#server/jobs/mail-tickets.ts'
import { createLog } from '#server/logging.ts'
import { staffToken } from '../../../tests/contract/fixtures.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openTestApi()
  token = await staffToken(api, 'OPERATOR')
})

afterAll(() => api.close())

const asked = () => ({
  key: randomUUID(),
  topic: 'PAYMENT',
  name: '한결',
  email: 'han@ongi.example',
  text: '연간으로 바꾸면\n언제 결제되나요?',
})

async function ask(body: object = asked(), given: { token?: string; language?: string } = {}) {
  const headers = { 'accept-language': given.language ?? 'ko' }
  const sent = { body, headers, ...(given.token !== undefined && { token: given.token }) }
  return api.send(sendTicket, sent)
}

async function openTicket(body: object = asked()): Promise<number> {
  return Number((await ask(body)).body.idTicket)
}

test('the same key is one question, and another question with that key is refused', async () => {
  const body = asked()
  const first = await ask(body)
  expect(first.status).toBe(200)
  expect((await ask(body)).body).toEqual(first.body)
  expect(await ask({ ...body, text: '다른 질문' })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
})

test('a question without words, of no topic or without an address is refused', async () => {
  for (const [change, field] of [
    [{ text: ' \n' }, 'text'],
    [{ text: '가'.repeat(4_001) }, 'text'],
    [{ topic: 'WEATHER' }, 'topic'],
    [{ email: 'han' }, 'email'],
    [{ name: '' }, 'name'],
  ] as const)
    expect(await ask({ ...asked(), ...change })).toMatchObject({
      status: 400,
      body: { details: [{ field }] },
    })
})

test('the desk reads who asks, also whether it is a member, the oldest question first', async () => {
  const person = await api.person()
  const visitor = await openTicket()
  const member = Number((await ask(asked(), { token: person.token, language: 'ja' })).body.idTicket)
  const { body } = await api.send(listTickets, { token, query: { size: 200 } })
  const ids = (body._embedded as { tickets: { idTicket: number }[] }).tickets.map(({ idTicket }) => idTicket)
  expect(ids.indexOf(visitor)).toBeLessThan(ids.indexOf(member))
  expect(await api.send(readTicket, { token, params: { idTicket: member } })).toMatchObject({
    body: {
      isMember: true,
      // What was typed may be the address of another person.
      email: 'han@ongi.example',
      accountEmail: person.email,
      language: 'ja',
      answers: [],
      status: 'RECEIVED',
    },
  })
  expect(await api.send(readTicket, { token, params: { idTicket: visitor } })).toMatchObject({
    body: { isMember: false, accountEmail: null },
  })
  const designer = await staffToken(api, 'DESIGNER')
  expect((await api.send(listTickets, { token: designer })).status).toBe(403)
  expect((await api.send(listTickets, { token: person.token })).status).toBe(401)
})

test('an answer is mailed once in the language of the question, and nothing of it stands in the acts', async () => {
  const idTicket = Number((await ask(asked(), { language: 'en' })).body.idTicket)
  const params = { idTicket }
  const answered = await api.send(answerTicket, { token, params, body: { text: '바꾸는 날에\n결제돼요.' } })
  expect(answered).toMatchObject({
    body: { status: 'ANSWERED', answers: [{ text: '바꾸는 날에\n결제돼요.', mailedAt: null }] },
  })
  const sent: Message[] = []
  const environment = {
    publicUrl: 'https://saegim.example',
    supportUrl: 'https://saegim.example/contact',
    company: {},
  }
  const log = createLog('silent')
  const mail = { send: async (message: Message) => void sent.push(message) }
  const { 'mail-tickets': job } = mailTicketsTask(api.database, mail, environment, log)
  await job?.run({})
  await job?.run({})
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: 'han@ongi.example', subject: `An answer to your question ${idTicket}` })
  expect(sent[0]?.text).toContain('바꾸는 날에\n결제돼요.')
  expect((await api.send(readTicket, { token, params })).body).toMatchObject({
    answers: [{ mailedAt: expect.any(String) }],
  })
  const { body } = await api.send(pageActs, { token, query: { size: 200 } })
  const acts = (body._embedded as { acts: { idTicket: number | null }[] }).acts
  expect(acts.filter((act) => act.idTicket === idTicket)).toMatchObject([{ act: 'WRITE', details: null }])
})

test('a closed question is not answered or closed again', async () => {
  const params = { idTicket: await openTicket() }
  expect(await api.send(closeTicket, { token, params })).toMatchObject({ body: { status: 'CLOSED' } })
  const conflict = { status: 409, body: { code: 'CONFLICT' } }
  expect(await api.send(closeTicket, { token, params })).toMatchObject(conflict)
  expect(await api.send(answerTicket, { token, params, body: { text: '네' } })).toMatchObject(conflict)
  expect(await api.send(readTicket, { token, params: { idTicket: 1e9 } })).toMatchObject({ status: 404 })
})

test('an operator deletes what is no question, which leaves an act without its words; an answered one stays', async () => {
  const params = { idTicket: await openTicket({ ...asked(), text: 'BUY NOW' }) }
  const designer = await staffToken(api, 'DESIGNER')
  expect((await api.send(deleteTicket, { token: designer, params })).status).toBe(403)
  expect((await api.send(deleteTicket, { token, params })).status).toBe(200)
  expect((await api.send(readTicket, { token, params })).status).toBe(404)
  expect((await api.send(deleteTicket, { token, params })).status).toBe(404)
  const { body } = await api.send(pageActs, { token, query: { size: 200 } })
  const acts = (body._embedded as { acts: { idTicket: number | null }[] }).acts
  expect(acts.filter(({ idTicket }) => idTicket === params.idTicket)).toMatchObject([
    { act: 'DELETE_TICKET', details: null },
  ])
  const answered = { idTicket: await openTicket() }
  await api.send(answerTicket, { token, params: answered, body: { text: '네' } })
  expect(await api.send(deleteTicket, { token, params: answered })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT' },
  })
})

test('questions of visitors have a limit for all of them, those of one account for it, and the answer says what to do', async () => {
  const few = await openTestApi({ QUESTIONS_PER_DAY: '2', MAIL_CODES_PER_HOUR: '1' })
  const send = (given: { token?: string; from?: string; key?: string } = {}) => {
    const { token: of, from = '203.0.113.1', key = randomUUID() } = given
    const headers = { 'accept-language': 'ko', 'x-forwarded-for': from }
    const sent = { body: { ...asked(), key }, headers, ...(of !== undefined && { token: of }) }
    return few.send(sendTicket, sent)
  }
  const limited = {
    status: 429,
    body: { code: 'RATE_LIMITED', message: expect.stringContaining('쓴 글은 이 기기에 남아 있어요') },
  }
  const key = randomUUID()
  expect((await send({ key })).status).toBe(200)
  expect((await send({ from: '203.0.113.2' })).status).toBe(200)
  expect(await send({ from: '203.0.113.3' })).toMatchObject(limited)
  // The same question again, whose answer was lost.
  expect((await send({ key })).status).toBe(200)
  const { token: member } = await few.person()
  for (let at = 0; at < 5; at++) expect((await send({ token: member })).status).toBe(200)
  expect(await send({ token: member })).toMatchObject(limited)
  await few.close()
})
