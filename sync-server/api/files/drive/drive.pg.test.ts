import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import {
  createBrandDirectory,
  createUserDirectory,
  deleteBrandDirectories,
  moveBrandDirectories,
  pageDirectories,
  readDirectory,
  renameBrandDirectory,
  restoreBrandDirectories,
  trashBrandDirectories,
} from '#contract/directory.ts'
import {
  changeTagsOfFile,
  createTag,
  deleteTag,
  downloadFiles,
  emptyTrash,
  listTags,
  moveFiles,
  pageFiles,
  readTagsOfFile,
  renameFile,
  restoreFiles,
  trashFiles,
} from '#contract/drive.ts'
import { deleteFiles, readFile, readStorage, uploadImage } from '#contract/file.ts'
import { readVisual } from '#contract/visual.ts'
import { openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'
import { endLeftDrivesTask } from '#server/jobs/end-left-drives.ts'

let api: TestApi
let idBrand: number
let owner: string
let designer: string
let member: { id: number; token: string }
let other: { id: number; token: string }
let picture: Buffer

beforeAll(async () => {
  api = await openTestApi()
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#8E3B2E' } })
    .png()
    .toBuffer()
})

afterAll(() => api.close())

beforeEach(async () => {
  const first = await api.person()
  owner = first.token
  idBrand = await api.brand(first.id)
  const join = async (role: 'BRAND_ROLE_DESIGNER' | 'BRAND_ROLE_MEMBER') => {
    const person = await api.person()
    await api.join(idBrand, person.id, role)
    return person
  }
  designer = (await join('BRAND_ROLE_DESIGNER')).token
  member = await join('BRAND_ROLE_MEMBER')
  other = await join('BRAND_ROLE_MEMBER')
})

const send = (call: Call, sent: Sent = {}, token = owner) => api.send(call, { token, idBrand, ...sent })

const upload = async (name: string, body: object = {}, token = owner) => {
  const answer = await send(uploadImage, { body, file: { bytes: picture, name, type: 'image/png' } }, token)
  expect(answer.status, answer.text).toBe(200)
  return Number(answer.body.idFile)
}

const folder = async (name: string, idParentDirectory = 0) => {
  const answer = await send(createBrandDirectory, { body: { name, idParentDirectory } })
  expect(answer.status, answer.text).toBe(200)
  return Number(answer.body.idDirectory)
}

const namesOf = async (query: Record<string, string | number> = {}, token = owner) => {
  const { body } = await send(pageFiles, { query: { sort: 'name,ASC', size: 100, ...query } }, token)
  return (body._embedded as { resFileLists: { name: string }[] }).resFileLists.map(({ name }) => name)
}

const foldersOf = async (query: Record<string, string | number> = {}) => {
  const { body } = await send(pageDirectories, { query: { size: 100, ...query } })
  return (body._embedded as { resDirectoryLists: { name: string }[] }).resDirectoryLists.map(
    ({ name }) => name,
  )
}

const ok = { status: 200 }
const notFound = { status: 404, body: { code: 'NOT_FOUND' } }

describe('files', () => {
  test('are listed by folder, tag, kind and name, in Korean order, page by page', async () => {
    const menu = await folder('차림표')
    await upload('나.png', { idDirectory: menu })
    for (const name of ['하늘.png', 'apple.png', '가을.png', '100%_할인.png']) await upload(name)
    expect(await namesOf({ idDirectory: 0 })).toEqual(['100%_할인.png', '가을.png', '하늘.png', 'apple.png'])
    expect(await namesOf({ idDirectory: menu })).toEqual(['나.png'])
    expect(await namesOf()).toHaveLength(5)
    expect(await namesOf({ sort: 'createdAt,DESC', size: 2 })).toEqual(['100%_할인.png', '가을.png'])
    expect(await namesOf({ page: 1, size: 4 })).toEqual(['apple.png'])
    expect(await namesOf({ query: 'APP' })).toEqual(['apple.png'])
    expect(await namesOf({ query: '%_' })).toEqual(['100%_할인.png'])
    expect(await namesOf({ query: '가을'.normalize('NFD') })).toEqual(['가을.png'])
    expect(await namesOf({ kind: 'IMAGE' })).toHaveLength(5)
    expect(await namesOf({ kind: 'VIDEO' })).toEqual([])
    const { body } = await send(pageFiles, { query: { size: 2 } })
    expect(body.page).toEqual({ number: 0, size: 2, totalPages: 3 })
  })

  test('a name that is taken gets a number, on upload, rename, move and return', async () => {
    const menu = await folder('차림표')
    const first = await upload('a.png')
    const second = await upload('A.png')
    expect(await namesOf()).toEqual(['A (2).png', 'a.png'])
    expect(
      (await send(renameFile, { params: { idFile: second }, body: { name: ' ../a ' } })).body,
    ).toMatchObject({
      name: 'a (2).png',
    })
    await upload('a.png', { idDirectory: menu })
    expect(await send(moveFiles, { body: { idFiles: [first, second], idDirectory: menu } })).toMatchObject(ok)
    expect(await namesOf({ idDirectory: menu })).toEqual(['a (2) (2).png', 'a (2).png', 'a.png'].sort())
    expect(await namesOf({ idDirectory: 0 })).toEqual([])
  })

  test('in the trash they count until they are gone for good, and come back to their folder or the top', async () => {
    const menu = await folder('차림표')
    const [one, two] = [await upload('a.png', { idDirectory: menu }), await upload('b.png')]
    const used = async () => Number((await send(readStorage)).text)
    expect(await used()).toBe(2 * picture.length)
    expect(await send(trashFiles, { body: { idFiles: [one, two] } })).toMatchObject(ok)
    expect([await namesOf(), await namesOf({ deletedType: 'TRASH' })]).toEqual([[], ['a.png', 'b.png']])
    expect(await used()).toBe(2 * picture.length)
    expect(await send(trashFiles, { body: { idFiles: [one] } })).toMatchObject(notFound)
    expect(await send(renameFile, { params: { idFile: one }, body: { name: 'c' } })).toMatchObject(notFound)
    expect(await send(restoreFiles, { body: { idFiles: [one] } })).toMatchObject(ok)
    expect(await namesOf({ idDirectory: menu })).toEqual(['a.png'])
    expect(await send(emptyTrash)).toMatchObject(ok)
    expect(await namesOf({ deletedType: 'TRASH' })).toEqual([])
    expect(await used()).toBe(picture.length)
    await send(trashFiles, { body: { idFiles: [one] } })
    await send(trashBrandDirectories, { body: { idDirectories: [menu] } })
    await send(restoreFiles, { body: { idFiles: [one] } })
    expect(await namesOf({ idDirectory: 0 })).toEqual(['a.png'])
  })

  test('those of the guide are not moved or deleted by the drive', async () => {
    const logo = await upload('logo.png', { fileType: 'LOGO' })
    expect(await namesOf()).toEqual([])
    expect(await namesOf({ fileType: 'LOGO' })).toEqual(['logo.png'])
    for (const call of [trashFiles, moveFiles])
      expect(await send(call, { body: { idFiles: [logo], idDirectory: 0 } })).toMatchObject(notFound)
    await send(emptyTrash)
    expect(await namesOf({ fileType: 'LOGO' })).toEqual(['logo.png'])
  })

  test('a folder that goes while a member uploads into it is replaced by the top', async () => {
    const menu = await folder('차림표')
    await send(trashBrandDirectories, { body: { idDirectories: [menu] } })
    await upload('a.png', { idDirectory: menu })
    expect(await namesOf({ idDirectory: 0 })).toEqual(['a.png'])
  })
})

describe('downloads', () => {
  const downloaded = async (body: object, token = owner) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: downloadFiles.path,
      payload: body,
      headers: { authorization: `Bearer ${token}`, idBrandHeader: String(idBrand) },
    })
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
  }

  test('are one file as itself, and several or folders as one archive with their names', async () => {
    const menu = await folder('차림표')
    const spring = await folder('봄', menu)
    await folder('빈 폴더', menu)
    const [top, inside] = [await upload('가.png'), await upload('나.png', { idDirectory: menu })]
    await upload('다.png', { idDirectory: spring })
    const gone = await upload('버린 것.png', { idDirectory: spring })
    await send(trashFiles, { body: { idFiles: [gone] } })
    const one = await downloaded({ idFiles: [top] })
    expect([one.status, one.bytes]).toEqual([200, picture])
    expect(one.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('가.png')}`,
      'content-security-policy': expect.stringMatching(/^sandbox/),
    })
    const several = await downloaded({ idFiles: [top, inside], idDirectories: [spring] })
    expect(several.headers['content-disposition']).toContain(encodeURIComponent('온기.zip'))
    expect(Object.keys(unzipSync(several.bytes))).toEqual(['가.png', '나.png', '봄/', '봄/다.png'])
    const whole = await downloaded({ idDirectories: [menu] }, member.token)
    expect(whole.headers['content-disposition']).toContain(encodeURIComponent('차림표.zip'))
    const found = unzipSync(whole.bytes)
    expect(Object.keys(found).sort()).toEqual([
      '차림표/',
      '차림표/나.png',
      '차림표/봄/',
      '차림표/봄/다.png',
      '차림표/빈 폴더/',
    ])
    expect(Buffer.from(found['차림표/봄/다.png'] ?? [])).toEqual(picture)
  })

  test('have names that Windows takes, each once, whatever the drive calls them', async () => {
    const menu = await folder('끝에 점...')
    const [co, plain, device] = [
      await folder('Co.', menu),
      await folder('Co', menu),
      await folder('aux', menu),
    ]
    await upload('CON.png', { idDirectory: device })
    await upload('a.png', { idDirectory: menu })
    await folder('A.PNG', menu)
    await upload('b.png', { idDirectory: co })
    await upload('b.png', { idDirectory: plain })
    const found = await downloaded({ idDirectories: [menu] })
    expect(found.headers['content-disposition']).toContain(encodeURIComponent('끝에 점.zip'))
    expect(Object.keys(unzipSync(found.bytes)).sort()).toEqual(
      ['', 'A.PNG/', 'Co (2)/', 'Co (2)/b.png', 'Co/', 'Co/b.png', 'a (2).png', 'aux_/', 'aux_/CON_.png'].map(
        (path) => `끝에 점/${path}`,
      ),
    )
  })

  test('are of what the caller may read and is there', async () => {
    const mine = await upload('비밀.png', { createdType: 'USER' }, member.token)
    const trashed = await upload('a.png')
    await send(trashFiles, { body: { idFiles: [trashed] } })
    expect((await downloaded({ idFiles: [mine] }, member.token)).status).toBe(200)
    for (const ids of [[mine], [trashed], [999_999]])
      expect((await downloaded({ idFiles: ids })).status, String(ids)).toBe(404)
    expect((await downloaded({ idDirectories: [999_999] })).status).toBe(404)
    expect((await downloaded({})).status).toBe(400)
  })
})

describe('folders', () => {
  test('go to the trash with all that is in them, and come back with it', async () => {
    const [menu, old] = [await folder('차림표'), await folder('지난 것')]
    const spring = await folder('봄', menu)
    await upload('a.png', { idDirectory: menu })
    const early = await upload('b.png', { idDirectory: spring })
    await upload('c.png', { idDirectory: spring })
    await send(trashFiles, { body: { idFiles: [early] } })
    expect(await send(trashBrandDirectories, { body: { idDirectories: [menu, spring] } })).toMatchObject(ok)
    expect(await foldersOf()).toEqual(['지난 것'])
    expect([await foldersOf({ deletedType: 'TRASH' }), await namesOf()]).toEqual([['차림표'], []])
    expect(await namesOf({ deletedType: 'TRASH' })).toEqual(['b.png'])
    expect(await send(restoreBrandDirectories, { body: { idDirectories: [spring] } })).toMatchObject(notFound)
    expect(await send(restoreBrandDirectories, { body: { idDirectories: [menu] } })).toMatchObject(ok)
    expect(await foldersOf({ idParentDirectory: menu })).toEqual(['봄'])
    expect(await namesOf({ idDirectory: spring })).toEqual(['c.png'])
    expect(await namesOf({ deletedType: 'TRASH' })).toEqual(['b.png'])
    expect((await send(readDirectory, { params: { id: spring } })).body.path).toEqual([
      { idDirectory: menu, name: '차림표' },
      { idDirectory: spring, name: '봄' },
    ])
    expect(old).toBeGreaterThan(0)
  })

  test('deleted for good take their files with them, but for those that were in the trash before', async () => {
    const menu = await folder('차림표')
    const spring = await folder('봄', menu)
    await upload('a.png', { idDirectory: spring })
    const early = await upload('b.png', { idDirectory: spring })
    await send(trashFiles, { body: { idFiles: [early] } })
    expect(await send(deleteBrandDirectories, { query: { idDirectories: menu } })).toMatchObject(notFound)
    await send(trashBrandDirectories, { body: { idDirectories: [menu] } })
    expect(await send(deleteBrandDirectories, { query: { idDirectories: menu } })).toMatchObject(ok)
    expect((await send(readStorage)).text).toBe(String(picture.length))
    expect(await send(restoreFiles, { body: { idFiles: [early] } })).toMatchObject(ok)
    expect(await namesOf({ idDirectory: 0 })).toEqual(['b.png'])
    expect(await send(readDirectory, { params: { id: spring } })).toMatchObject(notFound)
  })

  test('are not moved into themselves, also by two who move at once', async () => {
    const [menu, photos] = [await folder('차림표'), await folder('사진')]
    const spring = await folder('봄', menu)
    const move = (id: number, idDirectory: number) =>
      send(moveBrandDirectories, { body: { idDirectories: [id], idDirectory } })
    const conflict = { status: 409, body: { code: 'CONFLICT' } }
    expect(await move(menu, spring)).toMatchObject(conflict)
    expect(await move(menu, menu)).toMatchObject(conflict)
    const both = await Promise.all([move(menu, photos), move(photos, menu)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('of one place have names of their own', async () => {
    const menu = await folder('차림표')
    const inside = await folder('차림표', menu)
    const taken = { status: 409, body: { code: 'CONFLICT', details: [{ field: 'name' }] } }
    expect(await send(createBrandDirectory, { body: { name: ' 차림표 ' } })).toMatchObject(taken)
    const other = await folder('사진')
    expect(
      await send(renameBrandDirectory, { params: { id: other }, body: { name: '차림표' } }),
    ).toMatchObject(taken)
    expect(
      await send(renameBrandDirectory, { params: { id: menu }, body: { name: '차림표' } }),
    ).toMatchObject(ok)
    await send(moveBrandDirectories, { body: { idDirectories: [inside], idDirectory: 0 } })
    expect(await foldersOf()).toEqual(['사진', '차림표', '차림표 (2)'])
  })
})

describe('tags', () => {
  test('[VAL-035] begin with a letter or digit, have names of their own, and are at most twenty', async () => {
    const make = (name: string) => send(createTag, { body: { name } })
    for (const name of ['봄', 'spring', '2026', 'ㅂ']) expect(await make(name)).toMatchObject(ok)
    for (const name of ['#봄', '-', '春'])
      expect(await make(name)).toMatchObject({
        status: 400,
        body: { message: '한글, 알파벳, 숫자만 입력 가능합니다.', details: [{ field: 'name' }] },
      })
    expect(await make('봄')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    for (let n = 4; n < 20; n += 1) expect(await make(`태그 ${n}`)).toMatchObject(ok)
    expect(await make('하나 더')).toMatchObject({ status: 409, body: { code: 'LIMIT_EXCEEDED' } })
  })

  test('are given to files, found by, and gone from them when they are deleted', async () => {
    const idFile = await upload('a.png')
    await upload('b.png')
    const make = async (name: string) => Number((await send(createTag, { body: { name } })).body.idTag)
    const [spring, summer] = [await make('봄'), await make('여름')]
    const give = (idTags: number[]) =>
      send(changeTagsOfFile, { params: { idFileEntity: idFile }, body: { idTags } })
    expect(await give([summer, spring])).toMatchObject(ok)
    expect(await namesOf({ idTags: `${spring},${summer}` })).toEqual(['a.png'])
    expect(await give([spring, 999_999])).toMatchObject(notFound)
    expect(await send(deleteTag, { params: { idTag: spring } })).toMatchObject(ok)
    const tags = (await send(readTagsOfFile, { params: { idFileEntity: idFile } })).body._embedded
    expect(tags).toEqual({ tags: [{ idTag: summer, name: '여름' }] })
    expect(await namesOf({ idTags: spring })).toEqual([])
  })
})

describe('rights', () => {
  test('members read the drive of the brand, and change nothing in it', async () => {
    const idFile = await upload('a.png')
    const refused = { status: 403, body: { code: 'DESIGNER_ONLY' } }
    const given: readonly (readonly [Call, Sent])[] = [
      [renameFile, { params: { idFile }, body: { name: 'b' } }],
      [moveFiles, { body: { idFiles: [idFile], idDirectory: 0 } }],
      [changeTagsOfFile, { params: { idFileEntity: idFile }, body: { idTags: [] } }],
      [createTag, { body: { name: '봄' } }],
      [emptyTrash, {}],
      [deleteFiles, { query: { idFiles: idFile } }],
      [trashFiles, { body: { idFiles: [idFile] } }],
    ]
    for (const [call, sent] of given) {
      expect(await send(call, sent, member.token), call.name).toMatchObject(refused)
      if (call !== deleteFiles) expect(await send(call, sent, designer), call.name).toMatchObject(ok)
    }
    expect(await send(restoreFiles, { body: { idFiles: [idFile] } }, member.token)).toMatchObject(refused)
    const file = { bytes: picture, name: 'a.png', type: 'image/png' }
    expect(await send(uploadImage, { body: {}, file }, member.token)).toMatchObject(refused)
    await send(restoreFiles, { body: { idFiles: [idFile] } })
    expect(await namesOf({}, member.token)).toEqual(['b.png'])
  })

  test("a personal drive is its owner's alone, and counts to the brand", async () => {
    const mine = { createdType: 'USER' }
    const idFile = await upload('비밀.png', mine, member.token)
    const made = await send(createUserDirectory, { body: { name: '내 것' } }, member.token)
    const tag = await send(createTag, { body: { name: '봄', ...mine } }, member.token)
    expect((await send(readStorage)).text).toBe(String(picture.length))
    expect(await namesOf(mine, member.token)).toEqual(['비밀.png'])
    expect(await namesOf({}, member.token)).toEqual([])
    const idDirectory = Number(made.body.idDirectory)
    for (const token of [owner, designer, other.token]) {
      expect(await namesOf(mine, token)).toEqual([])
      expect((await send(listTags, { query: mine }, token)).body._embedded).toEqual({ tags: [] })
      const given: readonly (readonly [Call, Sent])[] = [
        [readFile, { params: { idFile } }],
        [renameFile, { params: { idFile }, body: { name: 'b' } }],
        [moveFiles, { body: { idFiles: [idFile], idDirectory: 0 } }],
        [trashFiles, { body: { idFiles: [idFile] } }],
        [deleteFiles, { query: { idFiles: idFile } }],
        [readTagsOfFile, { params: { idFileEntity: idFile } }],
        [changeTagsOfFile, { params: { idFileEntity: idFile }, body: { idTags: [] } }],
        [readDirectory, { params: { id: idDirectory } }],
        [deleteTag, { params: { idTag: Number(tag.body.idTag) } }],
      ]
      for (const [call, sent] of given)
        expect(await send(call, sent, token), call.name).toMatchObject(notFound)
    }
    expect(
      await send(moveBrandDirectories, { body: { idDirectories: [idDirectory], idDirectory: 0 } }),
    ).toMatchObject(notFound)
    const brands = await folder('가게')
    expect(
      await send(moveFiles, { body: { idFiles: [idFile], idDirectory: brands } }, member.token),
    ).toMatchObject(notFound)
    expect(await send(moveFiles, { body: { idFiles: [idFile], idDirectory } }, member.token)).toMatchObject(
      ok,
    )
    expect((await send(readVisual)).text).not.toContain('비밀')
    expect((await send(deleteFiles, { query: { idFiles: idFile } }, member.token)).status).toBe(200)
  })

  test('the personal drive of who left is in the trash for 30 days, and comes back with them', async () => {
    const mine = { createdType: 'USER' }
    await upload('비밀.png', mine, member.token)
    await upload('남의 것.png', mine, other.token)
    const { pool } = api.database
    const run = () => endLeftDrivesTask(api.database, api.services.log)['end-left-drives']?.run({})
    await run()
    expect(await namesOf(mine, member.token)).toEqual(['비밀.png'])
    await pool.query('delete from brand_member where brand_id = $1 and account_id = $2', [idBrand, member.id])
    await run()
    await run()
    expect((await send(readStorage)).text).toBe(String(2 * picture.length))
    await api.join(idBrand, member.id, 'BRAND_ROLE_MEMBER')
    expect(await namesOf({ ...mine, deletedType: 'TRASH' }, member.token)).toEqual(['비밀.png'])
    await pool.query('delete from brand_member where brand_id = $1 and account_id = $2', [idBrand, member.id])
    await pool.query(`update file set trashed_at = now() - interval '31 days' where owner_id = $1`, [
      member.id,
    ])
    await run()
    expect((await send(readStorage)).text).toBe(String(picture.length))
    expect(await namesOf(mine, other.token)).toEqual(['남의 것.png'])
  })
})
