import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadFile } from '#contract/file.ts'
import { nameKey, takeName } from '#model/files/take-name.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { png } from '../content/test-files.ts'
import { freeNames, queryNames } from '../free-names.ts'
import type { Drive } from './queries.ts'

let api: TestApi
let owner: Awaited<ReturnType<TestApi['owner']>>
let drive: Drive
const filesThere = 100_000
const ofOneName = 50_000

beforeAll(async () => {
  api = await openTestApi()
  owner = await api.owner()
  drive = { idBrand: owner.idBrand, ownerId: null }
  // Counting each of them takes minutes.
  await api.database.pool.query('alter table file disable trigger user')
  await api.database.pool.query(
    `insert into file (brand_id, storage_key, name, file_type, media_type, size)
     select $1, 'x' || n, 'photo-' || n || '.png', 'DRIVE', 'image/png', 1 from generate_series(1, $2) n`,
    [owner.idBrand, filesThere],
  )
  await api.database.pool.query(
    `insert into file (brand_id, storage_key, name, file_type, media_type, size)
     select $1, 'y' || n, case n when 1 then 'image.png' else 'image (' || n || ').png' end, 'DRIVE', 'image/png', 1
     from generate_series(1, $2) n`,
    [owner.idBrand, ofOneName],
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

test('a name that fifty thousand files have gets the next number, and few names are asked about', async () => {
  const names = await watched(['image.png', 'image.png', 'photo-1.png', 'new.png', 'IMAGE.png'])
  expect(names.free).toEqual([
    'image (50001).png',
    'image (50002).png',
    'photo-1 (2).png',
    'new.png',
    'IMAGE (50003).png',
  ])
  expect(names.queries).toBeLessThan(12)
  expect(await add('image.png')).toBe('image (50001).png')
})

/** The names that are free, and how many queries found them. */
async function watched(given: readonly string[]) {
  let queries = 0
  const counted = api.database.kysely.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { free: await freeNames(counted, drive, null, { given }), queries }
}

test.each([
  ['a name', ['photo-5.png']],
  ['short names that many begin with', ['p.png', 'photo']],
  [
    'a name of fifty thousand files, with 64 numbers',
    Array.from({ length: 64 }, (_, n) => `image (${n}).png`),
  ],
  ['a thousand names', Array.from({ length: 1000 }, (_, n) => `photo-${n * 90 + 1}.png`)],
])('to find what is taken of %s, only they are read, by the index of folder and name', async (_, given) => {
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
  expect(Math.max(...read)).toBeLessThanOrEqual(given.length)
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

test('a free name is the one that all names of the folder leave free, however it is written', async () => {
  const { rows } = await api.database.pool.query<{ name: string }>('select name from file')
  const all = rows.map(({ name }) => nameKey(name))
  for (const name of [
    'photo-777.png',
    'photo-1',
    'Photo-9.PNG',
    '새 사진.png',
    'v1. 끝',
    '.png',
    'ÄPFEL.PNG',
    'image.png',
    'image (7).png',
    `${'그릇'.repeat(90)}.png`,
  ]) {
    const [free] = await freeNames(api.database.kysely, drive, null, { given: [name] })
    expect(free, name).toBe(takeName(new Set(all), name))
  }
})
