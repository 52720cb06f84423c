import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrandDirectory } from '#contract/directory.ts'
import { createTag, renameFile } from '#contract/drive.ts'
import { uploadFile, uploadImage } from '#contract/file.ts'
import { cleanName } from '#model/files/clean-name.ts'
import { cleanTag } from '#model/files/tag-name.ts'
import { takeName, withExtensionOf } from '#model/files/take-name.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { createRandom, runsOr, seed } from '../../../../tests/support/random.ts'
import { nameOf } from '../../../../tests/support/random-names.ts'
import { hwp, png } from '../content/test-files.ts'

let api: TestApi
let owner: Awaited<ReturnType<TestApi['owner']>>

beforeAll(async () => {
  api = await openTestApi()
  owner = await api.owner()
})

afterAll(() => api.close())

const about = () => ({ token: owner.token, idBrand: owner.idBrand })
const fileOf = (bytes: Buffer, name: string) => ({ bytes, name, type: 'x/y' })

test.each([
  [`${'가'.repeat(199)}🍵 길다.png`, `${'가'.repeat(196)}.png`],
  [`${'나'.repeat(205)}.png`, `${'나'.repeat(196)}.png`],
  [`${'다'.repeat(200)}.png.png`, `${'다'.repeat(196)}.png`],
  ['🍵👨‍👩‍👧 메뉴.png', '🍵👨‍👩‍👧 메뉴.png'],
])('a long name keeps its extension in every upload: %#', async (given, expected) => {
  const bytes = await png()
  for (const call of [uploadFile, uploadImage] as const) {
    await api.database.pool.query('delete from file')
    const { status, body, text } = await api.send(call, { ...about(), body: {}, file: fileOf(bytes, given) })
    expect([status, body.name], text).toEqual([200, expected])
  }
})

test('a name that is numbered or renamed is taken again as it is', async () => {
  const name = `${'라'.repeat(196)}.hwp`
  const send = () => api.send(uploadFile, { ...about(), body: { name }, file: fileOf(hwp(), 'a.hwp') })
  expect((await send()).body.name).toBe(name)
  const { body } = await send()
  expect(body.name).toBe(`${'라'.repeat(192)} (2).hwp`)
  const params = { idFile: Number(body.idFile) }
  const renamed = await api.send(renameFile, { ...about(), params, body: { name: String(body.name) } })
  expect([renamed.status, renamed.body.name]).toEqual([200, body.name])
})

test(`a name that a device makes is taken by every call, and stays as it is (SEED=${seed})`, async () => {
  const random = createRandom(seed)
  const [files, folders] = [new Set<string>(), new Set<string>()]
  for (let run = 0; run < runsOr(60); run += 1) {
    const given = nameOf(random)
    const why = `SEED=${seed} ${JSON.stringify(given)}`
    const name = takeName(files, withExtensionOf(cleanName(given, 'file'), 'a.hwp'))
    const { status, body } = await api.send(uploadFile, {
      ...about(),
      body: { name },
      file: fileOf(hwp(), name),
    })
    expect([status, body.name], why).toEqual([200, name])
    const other = takeName(files, withExtensionOf(cleanName(nameOf(random), 'file'), name))
    const params = { idFile: Number(body.idFile) }
    const renamed = await api.send(renameFile, { ...about(), params, body: { name: other } })
    expect([renamed.status, renamed.body.name], why).toEqual([200, other])
    const folder = takeName(folders, cleanName(given, '-'))
    const made = await api.send(createBrandDirectory, { ...about(), body: { name: folder } })
    expect([made.status, made.body.name], why).toEqual([200, folder])
    const tag = cleanTag(`가${given}`)
    if (tag !== null) {
      await api.database.pool.query('delete from file_tag')
      const { status, body } = await api.send(createTag, { ...about(), body: { name: tag } })
      expect([status, body.name], why).toEqual([200, tag])
    }
  }
})
