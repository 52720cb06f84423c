import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { goodCase, openWorld, type World } from './fixtures.ts'

let api: TestApi
let tables: readonly string[]

beforeAll(async () => {
  api = await openTestApi()
  const { rows } = await api.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'brand_id' order by 1`,
  )
  tables = rows.map(({ name }) => name)
})

afterAll(() => api.close())

const calls = contract.flatMap((call) =>
  call.access === 'public' || call.access === 'token' ? [] : [[call.name, call] as const],
)

/** Parameters that are not ids of rows. */
const documents = ['document']
/** Calls whose id is that of a template of the market as well, which is in every brand. */
const ofNoRow = ['favorite.remove']

test('all tables of a brand are compared', () => {
  expect(tables).toEqual(expect.arrayContaining(['brand_member', 'brand_core', 'file', 'doc_version']))
})

test.each(calls)('%s for one brand neither reads nor changes another', async (name, call) => {
  const [mine, theirs] = [await openWorld(api), await openWorld(api)]
  const words = await mark(theirs)
  const sent = await goodCase(call, theirs)
  const before = await stateOf(theirs)
  const { status, text } = await api.send(call, {
    ...sent,
    token: mine.tokens.BRAND_ROLE_OWNER,
    idBrand: mine.idBrand,
  })
  const namesRow = Object.keys(sent.params ?? {}).some((param) => !documents.includes(param))
  if (namesRow && !ofNoRow.includes(name)) expect(status).toBe(404)
  for (const word of words) expect(text).not.toContain(word)
  expect(await stateOf(theirs)).toEqual(before)
})

/** Fills a brand with texts and e-mails that occur nowhere else. */
async function mark({ idBrand }: World): Promise<readonly string[]> {
  const word = `남의말${idBrand}끝`
  const update = (statement: string) => api.database.pool.query(statement, [word, idBrand])
  await update('update brand set name = $1, business_name = $1 where id = $2')
  await update('update brand_core_value set keyword = $1 where brand_id = $2')
  await update('update brand_positioning_persona set name = $1 where brand_id = $2')
  await update('update brand_positioning_competitor set brand_name = $1 where brand_id = $2')
  await update('update brand_visual_photography set description = $1 where brand_id = $2')
  const { rows } = await api.database.pool.query<{ email: string }>(
    `select email from account join brand_member on account.id = account_id where brand_id = $1`,
    [idBrand],
  )
  return [word, ...rows.map(({ email }) => email)]
}

/** All rows of a brand as text. */
async function stateOf({ idBrand }: World): Promise<Readonly<Record<string, string>>> {
  const parts = tables.map(
    (name) => `select '${name}' as name, t::text as row from "${name}" t where brand_id = ${idBrand}`,
  )
  const all = [...parts, `select 'brand', b::text from brand b where id = ${idBrand}`].join(' union all ')
  const { rows } = await api.database.pool.query<{ name: string; rows: string }>(
    `select name, string_agg(row, E'\\n' order by row) as rows from (${all}) a group by name`,
  )
  return Object.fromEntries(rows.map(({ name, rows: text }) => [name, text]))
}
