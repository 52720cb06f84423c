import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkEmail, logIn, sendCode, signUp } from '#contract/account.ts'
import { readPolicy, readProviders } from '#contract/reference.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { writeAllPolicyFacts } from '#server/database/seed/test-policy-facts.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { openAi } from '#server/gateways/ai/ai.ts'
import { createLog } from '#server/logging.ts'
import { startServer } from '#server/main.ts'

const publicUrl = 'https://saegim.example'
const email = 'first@ongi.example'
const account = { email, password: '하늘빛그릇2026가마', fullName: '한결' }

test('a public server without an operator in its policies takes no accounts, and shows no blanks', async () => {
  const api = await open({ PUBLIC_URL: publicUrl })
  const closed = { status: 503, body: { code: 'SIGN_UP_CLOSED', message: expect.stringContaining('약관') } }
  expect(await api.send(checkEmail, { query: { email } })).toMatchObject(closed)
  expect(await api.send(sendCode, { body: { email, mode: 'SIGNUP' } })).toMatchObject(closed)
  expect(await api.send(signUp, { body: account })).toMatchObject(closed)
  expect((await api.send(readProviders)).body).toMatchObject({ signUp: false })
  for (const type of ['TERM', 'PRIVACY', 'MARKETING']) {
    const refused = await api.send(readPolicy, { params: { type } })
    expect(refused).toMatchObject({ status: 503, body: { code: 'POLICY_NOT_READY' } })
    expect(refused.text).not.toMatch(/○|\{\{|운영자에게/)
  }
  // Who has an account goes on.
  const { email: known } = await api.person()
  expect(await api.send(logIn, { body: { email: known, password: 'wrong' } })).toMatchObject({ status: 401 })
})

test('with every fact set it takes accounts, and its policies have no blanks in any language', async () => {
  const api = await open({ PUBLIC_URL: publicUrl, POLICY_FACTS: allFacts() })
  expect(await api.send(checkEmail, { query: { email } })).toMatchObject({ status: 200 })
  expect((await api.send(readProviders)).body).toMatchObject({ signUp: true })
  for (const language of ['ko-KR', 'en-US', 'ja-JP', 'zh-CN', 'zh-TW']) {
    for (const type of ['TERM', 'PRIVACY', 'MARKETING']) {
      const { status, body, text } = await api.send(readPolicy, {
        params: { type },
        headers: { 'accept-language': language },
      })
      expect([status, body.effectiveDate]).toEqual([200, '2026-12-01'])
      expect(text).not.toMatch(/○|\{\{\w|운영자에게/)
    }
  }
})

test('on this machine alone every visitor may try it', async () => {
  const api = await open({ PUBLIC_URL: 'http://localhost:4180' })
  expect(await api.send(checkEmail, { query: { email } })).toMatchObject({ status: 200 })
  expect(await api.send(readPolicy, { params: { type: 'TERM' } })).toMatchObject({ status: 200 })
})

test('the log says at the start that sign-up is closed, and what is missing', async () => {
  const database = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'saegim-start-'))
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const logged = async (variables: Record<string, string>) => {
    const lines: string[] = []
    const environment = readEnvironment({
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      PORT: '0',
      PUBLIC_URL: publicUrl,
      ...variables,
    })
    const log = createLog('error', { write: (line) => void lines.push(line) })
    const server = await startServer(environment, { appDirectory: null, log })
    await server.close()
    return lines.join('')
  }
  expect(await logged({})).toMatch(/privacy\.officerName.*sign-up is closed/)
  expect(await logged({ POLICY_FACTS: allFacts() })).toBe('')
  expect(await logged({ PUBLIC_URL: 'http://localhost:0' })).toBe('')
}, 60_000)

async function open(variables: Record<string, string>): Promise<TestApi> {
  const api = await openTestApi(variables, { ai: openAi })
  onTestFinished(() => api.close())
  return api
}

function allFacts(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saegim-facts-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return writeAllPolicyFacts(folder)
}
