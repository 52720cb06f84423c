import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openWorld, sentAs } from './fixtures.ts'

let api: TestApi
let tables: readonly string[]

beforeAll(async () => {
  api = await openTestApi({
    HTTP_REQUESTS_PER_MINUTE: '100000',
    CHANNEL_TALK_PLUGIN_KEY: 'plugin',
    CHANNEL_TALK_SECRET_KEY: '4629de5def93d6a2abea6afa9bd5476d',
  })
  const { rows } = await api.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  tables = rows.map(({ name }) => name)
})

afterAll(() => api.close())

const reads = contract.filter(({ method }) => method === 'GET').map((call) => [call.name, call] as const)

/** Tables that a call may write although it is a GET, which another page can cause. */
const written: Readonly<Record<string, readonly string[]>> = {
  // A browser is led to a provider. What it comes back with is sent by POST.
  'signIn.start': ['sign_in_attempt'],
  // How often a link was opened.
  'brandShare.render': ['brand_share'],
  // Which small copies of a picture there are.
  'brandShare.file': ['file'],
}

test('every table is compared', () => {
  expect(tables).toEqual(expect.arrayContaining(['account', 'brand', 'session', 'sign_in_attempt', 'file']))
})

test.each(reads)('%s changes nothing', async (name, call) => {
  const world = await openWorld(api)
  const sent = await sentAs('BRAND_ROLE_OWNER', call, world)
  const before = await stateOfAll()
  expect((await api.send(call, sent)).status).toBeLessThan(400)
  await api.services.openings.flush()
  const after = await stateOfAll()
  const changed = tables.filter((table) => before[table] !== after[table])
  expect(changed).toEqual(written[name] ?? [])
})

/** A hash of the rows of each table. */
async function stateOfAll(): Promise<Readonly<Record<string, string>>> {
  const parts = tables.map(
    (name) =>
      `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as state from "${name}" t`,
  )
  const { rows } = await api.database.pool.query<{ name: string; state: string }>(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
}
