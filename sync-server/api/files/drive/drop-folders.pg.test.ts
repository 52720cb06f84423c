import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import {
  createBrandDirectory,
  createUserDirectory,
  moveBrandDirectories,
  pageDirectories,
  setBrandUploads,
  trashBrandDirectories,
} from '#contract/directory.ts'
import {
  changeTagsOfFile,
  copyItems,
  moveFiles,
  pageFiles,
  readChanges,
  renameFile,
  restoreFiles,
  trashFiles,
} from '#contract/drive.ts'
import { deleteFiles, readStorage, uploadFile, uploadImage, uploadPoster } from '#contract/file.ts'
import { appendResumable, createResumable, finishResumable } from '#contract/resumable.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'
import { isoMedia, pdf, png } from '../content/test-files.ts'

let api: TestApi
let idBrand: number
let owner: string
let designer: string
let member: string
let other: string
/** A drop folder, one in it, and one beside it. */
let drop: number
let inside: number
let beside: number

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

beforeEach(async () => {
  const first = await api.person()
  owner = first.token
  idBrand = await api.brand(first.id)
  const join = async (role: BrandRole) => {
    const person = await api.person()
    await api.join(idBrand, person.id, role)
    return person.token
  }
  designer = await join('BRAND_ROLE_DESIGNER')
  member = await join('BRAND_ROLE_MEMBER')
  other = await join('BRAND_ROLE_MEMBER')
  drop = await folder('매장 사진')
  inside = await folder('봄', drop)
  beside = await folder('계약서')
  expect(await open(drop)).toMatchObject({ status: 200, body: { takesUploads: true } })
})

const send = (call: Call, sent: Sent = {}, token = owner) => api.send(call, { token, idBrand, ...sent })

const open = (id: number, takesUploads = true, token = designer) =>
  send(setBrandUploads, { params: { id }, body: { takesUploads } }, token)

const folder = async (name: string, idParentDirectory = 0) =>
  Number((await send(createBrandDirectory, { body: { name, idParentDirectory } })).body.idDirectory)

const file = (bytes = pdf()) => ({ bytes, name: 'a.pdf', type: 'x/y' })

const upload = (idDirectory: number, token = member, bytes = pdf()) =>
  send(uploadFile, { body: { idDirectory }, file: file(bytes) }, token)

const add = async (idDirectory: number, token = member) => {
  const { status, body, text } = await upload(idDirectory, token)
  expect(status, text).toBe(200)
  return Number(body.idFile)
}

const inFolder = async (idDirectory: number) =>
  (
    (await send(pageFiles, { query: { idDirectory } })).body._embedded as {
      resFileLists: { idFile: number }[]
    }
  ).resFileLists.map(({ idFile }) => idFile)

const ok = { status: 200 }
const notFound = { status: 404, body: { code: 'NOT_FOUND' } }
const closed = { status: 403, body: { code: 'FOLDER_CLOSED' } }
const designersOnly = { status: 403, body: { code: 'DESIGNER_ONLY' } }

describe('a drop folder', () => {
  test('is told by the lists and by the changes of the drive, as is that it is none any more', async () => {
    const listed = async () => {
      const answer = await send(pageDirectories, { query: { deep: 'true', size: 10 } }, member)
      const lists = answer.body._embedded as { resDirectoryLists: { idDirectory: number }[] }
      return lists.resDirectoryLists
        .filter((one) => 'takesUploads' in one)
        .map(({ idDirectory }) => idDirectory)
    }
    const cursor = String((await send(readChanges)).body.cursor)
    expect(await listed()).toEqual([drop])
    expect(await open(beside)).toMatchObject(ok)
    await open(drop, false)
    const { directories } = (await send(readChanges, { query: { cursor } }, member)).body as unknown as {
      directories: { idDirectory: number; takesUploads?: true }[]
    }
    expect(directories.map(({ idDirectory, takesUploads }) => [idDirectory, takesUploads])).toEqual([
      [beside, true],
      [drop, undefined],
    ])
    expect(await listed()).toEqual([beside])
  })

  test('is made of a folder of the drive of the brand alone, by who manages the drive', async () => {
    expect(await open(beside, true, member)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN_ROLE' } })
    const make = async (call: Call, body: object, token = designer) =>
      Number((await send(call, { body }, token)).body.idDirectory)
    const mine = await make(createUserDirectory, { name: '내 것' })
    const ofDesigns = await make(createBrandDirectory, { name: '메뉴판', type: 'TEMPLATE' })
    await send(trashBrandDirectories, { body: { idDirectories: [beside] } })
    for (const id of [mine, ofDesigns, beside, 999_999]) expect(await open(id)).toMatchObject(notFound)
  })

  test('takes files of members, as do the folders in it, and no other place of the drive', async () => {
    const picture = { bytes: await png(), name: 'a.png', type: 'image/png' }
    const begin = (idDirectory: number) =>
      send(
        createResumable,
        { body: { size: 20, name: 'a.pdf', sha256: hashOf(Buffer.from('x')), idDirectory } },
        member,
      )
    const ways = [
      upload,
      (idDirectory: number) => send(uploadImage, { body: { idDirectory }, file: picture }, member),
      begin,
    ]
    for (const way of ways) {
      for (const place of [drop, inside]) expect((await way(place)).status).toBeLessThan(300)
      expect(await way(beside)).toMatchObject(closed)
      expect(await way(0)).toMatchObject(designersOnly)
    }
    expect([(await inFolder(drop)).length, (await inFolder(inside)).length]).toEqual([2, 2])
    expect(await inFolder(beside)).toEqual([])
  })

  test('takes none once it is closed, in the trash, or moved out of the drop folder that it was in', async () => {
    await send(moveBrandDirectories, { body: { idDirectories: [inside], idDirectory: beside } })
    expect(await upload(inside)).toMatchObject(closed)
    await send(trashBrandDirectories, { body: { idDirectories: [drop] } })
    expect(await upload(drop)).toMatchObject(closed)
    await open(beside)
    expect(await upload(inside)).toMatchObject(ok)
    await open(beside, false)
    expect(await upload(inside)).toMatchObject(closed)
  })

  test('counts what members add to the storage of the brand, and refuses what it has no room for', async () => {
    await add(drop)
    expect((await send(readStorage)).text).toBe(String(pdf().length))
    await api.database.pool.query(
      `insert into file (brand_id, storage_key, name, file_type, media_type, size)
       values ($1, $2, 'full', 'DRIVE', 'x/y', 104857600 - 100)`,
      [idBrand, `brand/${idBrand}/full`],
    )
    expect(await upload(drop)).toMatchObject({ status: 409, body: { code: 'STORAGE_EXCEEDED' } })
  })

  test('that is closed while an upload in parts is under way takes it when it is open again', async () => {
    const bytes = pdf()
    const about = { size: bytes.length, name: 'a.pdf', sha256: hashOf(bytes), idDirectory: drop }
    const made = await send(createResumable, { body: about }, member)
    const params = { idUpload: Number(made.body.idUpload) }
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
    await send(appendResumable, { params, body: bytes, headers }, member)
    await open(drop, false)
    expect(await send(finishResumable, { params }, member)).toMatchObject(closed)
    expect(await inFolder(drop)).toEqual([])
    expect(await inFolder(0)).toEqual([])
    await open(drop)
    expect(await send(finishResumable, { params }, member)).toMatchObject(ok)
    expect(await inFolder(drop)).toHaveLength(1)
  })
})

describe('of what is in a drop folder', () => {
  test('a member changes nothing that others have put there, nor makes folders or copies', async () => {
    const idFile = await add(drop, other)
    const given: readonly (readonly [Call, Sent])[] = [
      [renameFile, { params: { idFile }, body: { name: 'b' } }],
      [moveFiles, { body: { idFiles: [idFile], idDirectory: inside } }],
      [changeTagsOfFile, { params: { idFileEntity: idFile }, body: { idTags: [] } }],
      [trashFiles, { body: { idFiles: [idFile] } }],
      [deleteFiles, { query: { idFiles: idFile } }],
      [copyItems, { body: { idFiles: [idFile], idDirectory: drop } }],
    ]
    for (const [call, sent] of given)
      expect(await send(call, sent, member), call.name).toMatchObject(designersOnly)
    const made = { body: { name: '여름', idParentDirectory: drop } }
    expect(await send(createBrandDirectory, made, member)).toMatchObject({ status: 403 })
    expect(await inFolder(drop)).toEqual([idFile])
  })

  test('a member takes back what they added within the hour, and undoes it', async () => {
    const idFile = await add(inside)
    const named = { body: { idFiles: [idFile] } }
    expect(await send(restoreFiles, named, other)).toMatchObject(notFound)
    expect(await send(trashFiles, named, member)).toMatchObject(ok)
    expect(await inFolder(inside)).toEqual([])
    expect(await send(restoreFiles, named, other)).toMatchObject(designersOnly)
    expect(await send(restoreFiles, named, member)).toMatchObject(ok)
    expect(await inFolder(inside)).toEqual([idFile])
    expect(await send(renameFile, { params: { idFile }, body: { name: 'b' } }, member)).toMatchObject(
      designersOnly,
    )
  })

  test.each([
    ['an hour later', "update file set created_at = now() - interval '61 minutes' where id = $1"],
    ['moved to another place', 'update file set directory_id = null where id = $1'],
  ])('it is not taken back: %s', async (_, change) => {
    const idFile = await add(drop)
    await api.database.pool.query(change, [idFile])
    expect(await send(trashFiles, { body: { idFiles: [idFile] } }, member)).toMatchObject(designersOnly)
  })

  test('with files of others nothing is taken back', async () => {
    const idFiles = [await add(drop), await add(drop, other)]
    expect(await send(trashFiles, { body: { idFiles } }, member)).toMatchObject(designersOnly)
    expect(await inFolder(drop)).toHaveLength(2)
  })

  test('who added a video sends its still, and no other member', async () => {
    const video = isoMedia('isom', 'vide')
    const { idFile } = (await upload(drop, member, video)).body
    const still = {
      params: { idFile: Number(idFile) },
      body: {},
      file: { bytes: await png(), name: 'poster', type: 'image/png' },
    }
    expect(await send(uploadPoster, still, other)).toMatchObject(designersOnly)
    expect(await send(uploadPoster, still, member)).toMatchObject(ok)
  })
})

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
