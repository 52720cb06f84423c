import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languages } from '#model/language/languages.ts'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { Message } from '../gateways/mail/mail.ts'
import { mailTasksTask } from './mail-tasks.ts'

let database: Database

beforeEach(async () => {
  database = await createTestDatabase()
})

afterEach(() => database.close())

const environment = {
  publicUrl: 'https://saegim.example',
  supportUrl: 'https://saegim.example/faq',
  company: {},
}

async function task(locale: string) {
  const { rows } = await database.pool.query<{ id: number; brand_id: number; account_id: number }>(
    `with person as (insert into account (email, full_name, locale) values ($1 || '@ongi.example', '한결', $1) returning id),
     made as (insert into brand (name) values ('온기') returning id),
     member as (insert into brand_member (brand_id, account_id, role, joined_at)
       select made.id, person.id, 'BRAND_ROLE_OWNER', now() from person, made)
     insert into task (brand_id, account_id, title, request, product_ids, credit)
     select made.id, person.id, '명함', '앞뒤로', '{4}', 3000 from person, made returning id, brand_id, account_id`,
    [locale],
  )
  if (!rows[0]) throw new Error('no task')
  return rows[0]
}

const note = (of: { id: number; brand_id: number }, about: string) =>
  database.pool.query('insert into task_mail (task_id, brand_id, about) values ($1, $2, $3)', [
    of.id,
    of.brand_id,
    about,
  ])
const abouts = [
  ...['REQUESTED', 'IN_PROGRESS', 'REVIEW', 'DONE', 'CANCELED', 'WRITTEN'],
  ...['QUOTE_ASKED', 'QUOTED', 'QUOTE_CLOSED'],
]
const left = async () => (await database.pool.query('select tries from task_mail')).rows

async function run(send: (message: Message) => Promise<void>): Promise<void> {
  const tasks = mailTasksTask(database, { send }, environment, pino({ level: 'silent' }))
  await tasks['mail-tasks']?.run(null)
}

test.each(languages.map(({ key }) => key))('every mail of a task is sent once, in %s', async (language) => {
  const made = await task(language.replace('-', '_'))
  await database.pool.query(
    `insert into task_quote (task_id, brand_id, kind, amount, width, height, pages, credit, days, expires_at)
     values ($1, $2, 'other', 30, 90, 50, 8, 1200, 5, '2026-12-13T15:00:00Z')`,
    [made.id, made.brand_id],
  )
  for (const about of abouts) await note(made, about)
  const sent: Message[] = []
  const send = async (message: Message) => void sent.push(message)
  await run(send)
  await run(send)
  expect(sent).toHaveLength(abouts.length)
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(abouts.length)
  for (const { subject, text } of sent) {
    expect(subject).toContain('명함')
    expect(text).toContain(`https://saegim.example/brand/setting/worker/${made.id}`)
    expect(`${subject}${text}`).not.toMatch(/\{\w*\}|undefined/)
  }
  expect(sent.find(({ subject, text }) => /1[,.]?200/.test(`${subject}${text}`))?.text).toMatch(/13/)
  expect(await left()).toEqual([])
})

test('a mail that fails is tried again later, and who has left the brand gets none', async () => {
  const made = await task('ko')
  await note(made, 'REVIEW')
  const fail = () => Promise.reject(new Error('no mail server'))
  await run(fail)
  expect(await left()).toEqual([{ tries: 1 }])
  await run(() => Promise.reject(new Error('not due yet')))
  expect(await left()).toEqual([{ tries: 1 }])
  await database.pool.query('update task_mail set tries = 7, after = now()')
  await run(fail)
  expect(await left()).toEqual([])
  await note(made, 'DONE')
  await database.pool.query('delete from brand_member where account_id = $1', [made.account_id])
  await run(() => Promise.reject(new Error('mailed a member who has left')))
  expect(await left()).toEqual([])
})

test('[J9] two nodes at once send a mail once', async () => {
  await note(await task('ko'), 'REVIEW')
  const sent: Message[] = []
  await run(async (message) => {
    sent.push(message)
    // The other node begins while this one is sending.
    if (sent.length === 1) await run(async (again) => void sent.push(again))
  })
  expect(sent).toHaveLength(1)
  expect(await left()).toEqual([])
})
