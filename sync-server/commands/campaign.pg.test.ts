import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#model/language/languages.ts'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import type { Message } from '../gateways/mail/mail.ts'
import { openLocalStorage } from '../gateways/storage/local-storage.ts'
import { readStored } from '../gateways/storage/storage.ts'
import { addJob, type Jobs, startJobs } from '../jobs/jobs.ts'
import { mailApplicationsTask } from '../jobs/mail-applications.ts'
import { createLog } from '../logging.ts'
import { runCampaign } from './campaign.ts'

const environment = {
  publicUrl: 'https://saegim.example',
  supportUrl: 'https://saegim.example/faq',
  company: { name: '온기' },
}
let database: Database
let folder: string
let jobs: Jobs
let sent: Message[]
let isMailDown: boolean

beforeEach(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'saegim-campaign-'))
  sent = []
  isMailDown = false
  const mail = {
    send: async (message: Message) => {
      if (isMailDown) throw new Error('no server listens there')
      sent.push(message)
    },
  }
  const log = createLog('silent')
  jobs = await startJobs(database, mailApplicationsTask(database, mail, environment as never, log), log)
})

afterEach(async () => {
  await jobs.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function run(...args: string[]) {
  const said: string[] = []
  const variables = { DATABASE_URL: database.url, DATA_DIR: folder }
  const code = await runCampaign(args, variables, (line) => said.push(line))
  return { code, said: said.join('\n') }
}

/** An application that came on Monday, with one photograph. */
async function application(language: Language = 'ko'): Promise<{ id: string; account: number }> {
  const { rows: accounts } = await database.pool.query<{ id: number }>(
    `insert into account (email, full_name, locale) values ($1, '한결', $2) returning id`,
    [`${crypto.randomUUID()}@ongi.example`, language],
  )
  const account = accounts[0]?.id ?? 0
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into campaign_application (campaign, account_id, answers, images, due_on, created_at)
     values ('2025-11', $1, $2, $3, '2025-11-06', '2025-11-03T10:00:00+09:00') returning id`,
    [
      account,
      JSON.stringify({ name: '온기', adRequest: '새 밥그릇' }),
      JSON.stringify([`account/${account}/a.png`]),
    ],
  )
  return { id: String(rows[0]?.id), account }
}

/** Runs the job once, and waits until it has ended. */
async function mailNow(): Promise<void> {
  await addJob(database.kysely, 'mail-applications', {}, { key: 'mail-applications' })
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'mail-applications'`,
    )
    expect(rows).toEqual([])
  })
}

test.each(
  [
    [],
    ['list', '--id', '1'],
    ['review'],
    ['deliver', '--id', '1'],
    ['decline', '--id', '1', '--reason', ' '],
    ['end'],
  ].map((args) => ({ args })),
)('$args changes nothing and prints the usage', async ({ args }) => {
  expect(await run(...args)).toMatchObject({ code: 2, said: expect.stringContaining('campaign -- review') })
})

test('an application is listed, shown with its photographs, and moved on; each state is mailed once', async () => {
  const { id, account } = await application()
  const storage = openLocalStorage(join(folder, 'files'))
  await storage.put(`account/${account}/a.png`, Buffer.from('photograph'), { type: 'image/png' })
  expect((await run('list')).said).toBe(`${id}  due 2025-11-06  RECEIVED  온기`)
  const shown = await run('show', '--id', id, '--photos', join(folder, 'photos'))
  expect(shown.said).toContain('새 밥그릇')
  expect(readFileSync(join(folder, 'photos', `${id}-1.png`), 'utf8')).toBe('photograph')

  await mailNow()
  await mailNow()
  expect(sent.map(({ subject }) => subject)).toEqual(['무료 디자인 지원 신청을 받았어요'])
  expect(sent[0]?.text).toContain('2025년 11월 6일')
  expect(sent[0]?.text).toContain('https://saegim.example/profile')
  expect(sent[0]?.html).toContain('href="https://saegim.example/profile"')

  expect(await run('review', '--id', id)).toMatchObject({ code: 0 })
  await mailNow()
  expect(sent).toHaveLength(1)
  expect(await run('review', '--id', id)).toMatchObject({
    code: 1,
    said: `Nothing was changed: application ${id} is REVIEWING.`,
  })

  const design = join(folder, 'ongi ad.png')
  writeFileSync(design, Buffer.concat([Buffer.from([0x89]), Buffer.from('PNG\r\n')]))
  expect(await run('deliver', '--id', id, '--file', design)).toMatchObject({ code: 0 })
  const { rows } = await database.pool.query<{ status: string; results: { key: string; name: string }[] }>(
    'select status, results from campaign_application where settled_at is not null',
  )
  expect(rows).toEqual([{ status: 'DELIVERED', results: [{ key: expect.any(String), name: 'ongi ad.png' }] }])
  expect(await readStored(storage, rows[0]?.results[0]?.key ?? '')).not.toBeNull()
  await mailNow()
  expect(sent[1]).toMatchObject({
    subject: '온기의 디자인이 나왔어요',
    id: `application-${id}-delivered`,
    text: expect.stringContaining('온기의 SNS 광고 디자인을 만들었어요'),
  })
  expect((await run('list')).said).toBe('Every application has its result.')
})

test.each([
  ['en', 'About your free design application'],
  ['ja', '無料デザイン支援の結果のお知らせ'],
  ['zh-CN', '关于你的免费设计支援申请'],
  ['zh-TW', '關於你的免費設計支援申請'],
] as const)('a refusal is mailed in %s, with its reason and the way to ask', async (language, subject) => {
  const { id } = await application(language)
  expect(await run('decline', '--id', id, '--reason', 'No business number')).toMatchObject({ code: 0 })
  await mailNow()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.subject).toBe(subject)
  expect(sent[0]?.text).toContain('No business number')
  expect(sent[0]?.text).toContain('https://saegim.example/faq')
})

test('a mail that cannot be sent is tried again later; an applicant who has left gets none', async () => {
  const { id } = await application()
  isMailDown = true
  await mailNow()
  isMailDown = false
  await mailNow()
  expect(sent).toEqual([])
  await database.pool.query("update campaign_application set mail_after = now() - interval '1 minute'")
  await mailNow()
  expect(sent).toHaveLength(1)
  await database.pool.query('update account set withdrawn_at = now()')
  await run('decline', '--id', id, '--reason', 'left')
  await mailNow()
  expect(sent).toHaveLength(1)
})

test('files that are no pictures, and applications that do not exist, change nothing', async () => {
  const { id } = await application()
  const text = join(folder, 'a.txt')
  writeFileSync(text, 'hello')
  expect(await run('deliver', '--id', id, '--file', text)).toMatchObject({ code: 1 })
  expect(await run('deliver', '--id', id, '--file', join(folder, 'none.png'))).toMatchObject({ code: 1 })
  expect(await run('show', '--id', '99')).toMatchObject({
    code: 1,
    said: 'Nothing was changed: there is no application 99.',
  })
  expect(readdirSync(folder)).toEqual(['a.txt'])
})
