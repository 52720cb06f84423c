import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadFile } from '#contract/file.ts'
import { takeName } from '#model/files/take-name.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { png } from '../content/test-files.ts'
import { type Drive, fileNamesIn, queryNames } from './queries.ts'

let api: TestApi
let owner: Awaited<ReturnType<TestApi['owner']>>
let drive: Drive
const filesThere = 100_000

beforeAll(async () => {
  api = await openTestApi({ HTTP_REQUESTS_PER_MINUTE: '100000' })
  owner = await api.owner()
  drive = { idBrand: owner.idBrand, ownerId: null }
  // Counting each of them takes minutes.
  await api.database.pool.query('alter table file disable trigger user')
  await api.database.pool.query(
    `insert into file (brand_id, storage_key, name, file_type, media_type, size)
     select $1, 'x' || n, 'photo-' || n || '.png', 'DRIVE', 'image/png', 1 from generate_series(1, $2) n`,
    [owner.idBrand, filesThere],
  )
  await api.database.pool.query('alter table file enable trigger user')
  await api.database.pool.query('analyze file')
})

afterAll(() => api.close())

const add = async (name: string) => {
  const file = { bytes: await png(), name, type: 'image/png' }
  const sent = { token: owner.token, idBrand: owner.idBrand, body: {}, file }
  return (await api.send(uploadFile, sent)).body.name
}

test('a name that is taken among a hundred thousand gets the next number', async () => {
  expect(await add('photo-777.png')).toBe('photo-777 (2).png')
  expect(await add('PHOTO-777.PNG')).toMatch(/^PHOTO-777 \(3\)\.png$/i)
  expect(await add('새 사진.png')).toBe('새 사진.png')
  expect(await add('ÄPFEL.png')).toBe('ÄPFEL.png')
  expect(await add('äpfel.png')).toBe('äpfel (2).png')
})

test.each([
  ['a name', ['photo-5.png']],
  ['short names that many begin with', ['p.png', 'photo']],
  ['long names, which are cut for a number', [`${'그릇'.repeat(90)}.png`]],
  ['twenty names', Array.from({ length: 20 }, (_, n) => `photo-${n + 100}.png`)],
])('to find what is taken of %s, few rows are read, by the index of folder and name', async (_, given) => {
  const query = queryNames(api.database.kysely, drive, null, given)
  const [
    {
      'QUERY PLAN': [explained],
    } = { 'QUERY PLAN': [] },
  ] = await query.explain<{
    readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[]
  }>('json', sql`analyze, timing off`)
  const parts = explained ? partsOf(explained.Plan) : []
  expect(parts.flatMap((part) => part['Index Name'] ?? [])).toContain('file_name_in_folder')
  expect(parts.map((part) => part['Node Type'])).not.toContain('Seq Scan')
  const read = parts.map((part) => part['Actual Rows'] + (part['Rows Removed by Filter'] ?? 0))
  expect(Math.max(...read)).toBeLessThan(100)
})

interface Plan {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

function partsOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(partsOf)]
}

test('the names that are found are enough to choose a free one, however they are written', async () => {
  const all = await fileNamesIn(api.database.kysely, drive, null, {
    given: Array.from({ length: 30 }, (_, n) => `${n}`),
  })
  expect(all.size).toBeGreaterThan(filesThere - 1)
  for (const name of [
    'photo-777.png',
    'photo-1',
    'Photo-9.PNG',
    '새 사진.png',
    'v1. 끝',
    '.png',
    'ÄPFEL.PNG',
  ]) {
    const few = await fileNamesIn(api.database.kysely, drive, null, { given: [name] })
    expect(takeName(few, name), name).toBe(takeName(new Set(all), name))
  }
})
