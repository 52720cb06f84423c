import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openWorld, sentAs } from './fixtures.ts'

let api: TestApi
let tables: readonly string[]

beforeAll(async () => {
  api = await openTestApi({
    CHANNEL_TALK_PLUGIN_KEY: 'plugin',
    CHANNEL_TALK_SECRET_KEY: '4629de5def93d6a2abea6afa9bd5476d',
  })
  const { rows } = await api.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  tables = rows.map(({ name }) => name)
  await api.database.pool.query(noteWrites(tables))
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
  // What a translation costs is counted against the day of the account.
  'ai.translate': ['ai_day', 'ai_job', 'ai_month'],
}

test('writes to every table are noted', async () => {
  await openWorld(api)
  expect(await writtenTables()).toEqual(
    expect.arrayContaining(['account', 'brand', 'brand_member', 'session']),
  )
  expect(tables).toEqual(expect.arrayContaining(['account', 'brand', 'session', 'sign_in_attempt', 'file']))
})

test.each(reads)('%s changes nothing', async (name, call) => {
  const world = await openWorld(api)
  const sent = await sentAs('BRAND_ROLE_OWNER', call, world)
  await api.database.pool.query('truncate written')
  expect((await api.send(call, sent)).status).toBeLessThan(400)
  await api.services.openings.flush()
  expect(await writtenTables()).toEqual(written[name] ?? [])
})

async function writtenTables(): Promise<readonly string[]> {
  const { rows } = await api.database.pool.query<{ name: string }>(
    'select distinct name from written order by name',
  )
  return rows.map(({ name }) => name)
}

/** Each row that is written notes the name of its table. */
function noteWrites(names: readonly string[]): string {
  const triggers = names.map(
    (name) =>
      `create trigger note_write after insert or update or delete on "${name}" for each row execute function note_write();`,
  )
  return `
    create table written (name text not null);
    create function note_write() returns trigger language plpgsql as
      'begin insert into written values (tg_table_name); return null; end';
    ${triggers.join('\n')}`
}
