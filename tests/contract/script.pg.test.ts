import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { type RunningServer, startServer } from '#server/main.ts'

let database: Database
let server: RunningServer
let dataDir: string

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'saegim-script-'))
  const variables = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
  server = await startServer(readEnvironment(variables), { appDirectory: null })
})

afterAll(async () => {
  await server.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(path, server.url), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Record<string, unknown>
}

test('a script signs up and creates a brand over a real port', async () => {
  const email = 'script@ongi.example'
  await post('/api/v1/account/cert/email', { email, mode: 'SIGNUP' })
  const newest = readdirSync(join(dataDir, 'mail')).sort().at(-1) ?? ''
  const code = /^(\d{6})$/m.exec(readFileSync(join(dataDir, 'mail', newest), 'utf8'))?.[1]
  await post('/api/v1/account/cert/email/confirm', { email, code, mode: 'SIGNUP' })
  const account = await post('/api/v1/account/signup', { email, password: 'ongi-demo-1', fullName: '한결' })
  const { idBrand } = await post(
    '/api/v1/brand',
    { name: '온기' },
    { authorization: `Bearer ${account.accessToken}` },
  )
  expect(idBrand).toBeTypeOf('number')
})
