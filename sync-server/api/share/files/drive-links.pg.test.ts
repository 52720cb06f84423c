import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBrandDirectory, trashBrandDirectories } from '#contract/directory.ts'
import { restoreFiles, trashFiles } from '#contract/drive.ts'
import { createDriveLink, listDriveLinks, revokeDriveLink } from '#contract/drive-link.ts'
import { uploadImage } from '#contract/file.ts'
import { leaveBrand, removeMember } from '#contract/member.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

const password = 'ongi-2026'
let api: TestApi
let idBrand: number
let owner: { id: number; token: string }
let designer: { id: number; token: string }
let picture: Buffer

beforeAll(async () => {
  api = await openTestApi()
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#8E3B2E' } })
    .png()
    .toBuffer()
})
afterAll(() => api.close())
beforeEach(async () => {
  owner = await api.person()
  idBrand = await api.brand(owner.id, '온기상점')
  designer = await api.person()
  await api.join(idBrand, designer.id, 'BRAND_ROLE_DESIGNER')
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const sent = (token = owner.token) => ({ token, idBrand })

async function upload(name: string, body: object = {}, token = owner.token): Promise<number> {
  const file = { bytes: picture, name, type: 'image/png' }
  const answer = await api.send(uploadImage, { ...sent(token), body, file })
  expect(answer.status, answer.text).toBe(200)
  return Number(answer.body.idFile)
}

async function folder(name: string, idParentDirectory = 0): Promise<number> {
  const answer = await api.send(createBrandDirectory, { ...sent(), body: { name, idParentDirectory } })
  return Number(answer.body.idDirectory)
}

async function link(body: object, token = owner.token) {
  const answer = await api.send(createDriveLink, { ...sent(token), body: { endsAt: inDays(7), ...body } })
  const path = new URL(String(answer.body.url || 'https://saegim.example/none')).pathname
  return { answer, path, idLink: Number(answer.body.idLink) }
}

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers })
const listed = async (token = owner.token) => {
  await api.services.openings.flush()
  const { body } = await api.send(listDriveLinks, sent(token))
  return (body as { _embedded: { links: object[] } })._embedded.links
}

describe('a link to a file', () => {
  test('names the file, and gives its bytes as the drive does, in parts as well', async () => {
    const idFile = await upload('봄 메뉴.png')
    const { path } = await link({ idFile })
    const page = await get(path)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('봄 메뉴.png')
    expect(page.body).toContain('온기상점')
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['x-robots-tag']).toContain('noindex')

    const whole = await get(`${path}/file/${idFile}`)
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/png'])
    expect(whole.headers['content-disposition']).toMatch(/^attachment;/)
    expect(whole.headers['content-security-policy']).toContain('sandbox')
    expect(whole.rawPayload.equals(picture)).toBe(true)
    const part = await get(`${path}/file/${idFile}`, { range: 'bytes=2-5' })
    expect([part.statusCode, part.rawPayload.equals(picture.subarray(2, 6))]).toEqual([206, true])
  })

  test('gives a picture without where it was taken, also one that was stored with it, alone and in an archive', async () => {
    const idDirectory = await folder('사진')
    const idFile = await upload('a.png', { idDirectory })
    const secret = 'GPS-37.5665N127E'
    const old = await sharp(picture)
      .withExif({ IFD0: { Make: secret } })
      .png()
      .toBuffer()
    const { rows } = await api.database.pool.query<{ storage_key: string }>(
      'update file set size = $2 where id = $1 returning storage_key',
      [idFile, old.length],
    )
    await api.services.storage.put(rows[0]?.storage_key ?? '', old, { type: 'image/png' })
    const [alone, all] = [await link({ idFile }), await link({ idDirectory })]
    const { rawPayload } = await get(`${alone.path}/file/${idFile}`)
    const zip = unzipSync((await get(`${all.path}/all`)).rawPayload)
    for (const bytes of [rawPayload, Buffer.from(zip['사진/a.png'] ?? [])]) {
      expect((await sharp(bytes).metadata()).format).toBe('png')
      expect(bytes.includes(secret)).toBe(false)
    }
  })

  test('gives no other file of the brand', async () => {
    const [idFile, other] = [await upload('a.png'), await upload('b.png')]
    const { path } = await link({ idFile })
    expect((await get(`${path}/file/${other}`)).statusCode).toBe(404)
    expect((await get(`${path}/all`)).statusCode).toBe(404)
  })

  test('ends while the file is in the trash', async () => {
    const idFile = await upload('a.png')
    const { path } = await link({ idFile })
    await api.send(trashFiles, { ...sent(), body: { idFiles: [idFile] } })
    expect((await get(path)).statusCode).toBe(404)
    expect((await get(`${path}/file/${idFile}`)).statusCode).toBe(404)
    expect(await listed()).toMatchObject([{ isThere: false }])
    await api.send(restoreFiles, { ...sent(), body: { idFiles: [idFile] } })
    expect((await get(path)).statusCode).toBe(200)
  })

  test('cannot be made of a file in a drive of its own, of the guide, or of another brand', async () => {
    const own = await upload('mine.png', { createdType: 'USER' })
    const logo = await upload('logo.png', { fileType: 'LOGO' })
    const stranger = await api.owner()
    const file = { bytes: picture, name: 'a.png', type: 'image/png' }
    const theirs = Number((await api.send(uploadImage, { ...stranger, body: {}, file })).body.idFile)
    for (const idFile of [own, logo, theirs, 999_999])
      expect((await link({ idFile })).answer.status).toBe(404)
  })
})

describe('a link to a folder', () => {
  test('lists what is in it with its paths, and gives each file, or all as one archive', async () => {
    const top = await folder('사진')
    const below = await folder('가을', top)
    const one = await upload('a.png', { idDirectory: top })
    const two = await upload('b.png', { idDirectory: below })
    const beside = await upload('c.png')
    const { path } = await link({ idDirectory: top })
    const { body } = await get(path)
    expect(body).toContain('가을/b.png')
    expect(body).toContain('파일 2개')
    expect(body).not.toContain('c.png')
    expect((await get(`${path}/file/${two}`)).statusCode).toBe(200)
    expect((await get(`${path}/file/${beside}`)).statusCode).toBe(404)

    const all = await get(`${path}/all`)
    expect(all.headers['content-type']).toBe('application/zip')
    expect(Object.keys(unzipSync(all.rawPayload)).sort()).toEqual(
      ['사진/', '사진/a.png', '사진/가을/', '사진/가을/b.png'].sort(),
    )
    await api.send(trashFiles, { ...sent(), body: { idFiles: [one] } })
    expect((await get(path)).body).not.toContain('>a.png<')
    expect((await get(`${path}/file/${one}`)).statusCode).toBe(404)
  })

  test('names the first five hundred files, and gives those beyond them by themselves and in the archive', async () => {
    const top = await folder('사진')
    const first = await upload('a.png', { idDirectory: top })
    await api.database.pool.query(
      `insert into file (brand_id, storage_key, name, file_type, media_type, size, directory_id)
       select brand_id, storage_key, 'copy ' || n || '.png', file_type, media_type, size, directory_id
       from file, generate_series(1, 1101) n where id = $1`,
      [first],
    )
    const { rows } = await api.database.pool.query<{ id: number }>(
      'select max(id) as id from file where directory_id = $1',
      [top],
    )
    const { path } = await link({ idDirectory: top })
    const { body } = await get(`${path}?lang=en`)
    expect(body.match(/\/file\/\d+"/g)).toHaveLength(500)
    expect(body).toMatch(/\b602 more/)
    expect((await get(`${path}/file/${rows[0]?.id}`)).statusCode).toBe(200)
    const names = Object.keys(unzipSync((await get(`${path}/all`)).rawPayload))
    expect(names).toHaveLength(1 + 1102)
    expect(names).toContain('사진/copy 1101.png')
  })

  test('gives no file above it or beside it, and none of a number that is no id', async () => {
    const top = await folder('사진')
    const below = await folder('가을', top)
    const beside = await folder('봄', top)
    const { path } = await link({ idDirectory: below })
    for (const idDirectory of [top, beside, 0]) {
      const idFile = await upload('a.png', { idDirectory })
      expect((await get(`${path}/file/${idFile}`)).statusCode).toBe(404)
    }
    for (const id of ['x', '1e400', '99999999999999999999', '1.5'])
      expect((await get(`${path}/file/${id}`)).statusCode, id).toBe(404)
  })

  test('ends when the folder, or one that it is in, is in the trash', async () => {
    const top = await folder('사진')
    const below = await folder('가을', top)
    const { path } = await link({ idDirectory: below })
    expect((await get(path)).body).toContain('가을')
    await api.send(trashBrandDirectories, { ...sent(), body: { idDirectories: [top] } })
    expect((await get(path)).statusCode).toBe(404)
    expect((await get(`${path}/all`)).statusCode).toBe(404)
  })
})

describe('what ends a link', () => {
  test('its day, and its maker, for good', async () => {
    const idFile = await upload('a.png')
    const [ended, revoked] = [await link({ idFile }), await link({ idFile })]
    await api.database.pool.query(`update drive_link set ends_at = now() where id = $1`, [ended.idLink])
    await api.send(revokeDriveLink, { ...sent(), params: { idLink: revoked.idLink } })
    for (const { path } of [ended, revoked]) {
      expect((await get(path)).statusCode).toBe(404)
      expect((await get(`${path}/file/${idFile}`)).statusCode).toBe(404)
    }
    expect((await api.send(revokeDriveLink, { ...sent(), params: { idLink: revoked.idLink } })).status).toBe(
      404,
    )
    expect(await listed()).toMatchObject([{ idLink: ended.idLink }])
    const { rows } = await api.database.pool.query('select sealed_key from drive_link where id = $1', [
      revoked.idLink,
    ])
    expect(rows).toEqual([{ sealed_key: null }])
  })

  test('the rights of its maker: a lower role, or the end of the membership', async () => {
    const idFile = await upload('a.png')
    const { path } = await link({ idFile }, designer.token)
    const withRole = async (role: string) => {
      await api.database.pool.query(
        'update brand_member set role = $1 where brand_id = $2 and account_id = $3',
        [role, idBrand, designer.id],
      )
      return (await get(path)).statusCode
    }
    expect(await withRole('BRAND_ROLE_MEMBER')).toBe(404)
    expect(await withRole('BRAND_ROLE_ADMIN')).toBe(200)
    await api.database.pool.query('delete from brand_member where brand_id = $1 and account_id = $2', [
      idBrand,
      designer.id,
    ])
    expect((await get(path)).statusCode).toBe(404)
    expect(await listed()).toEqual([])
  })

  test('that its maker leaves, or is removed, also where they come back; unless it passes to the owner', async () => {
    const { pool } = api.database
    const idFile = await upload('a.png')
    const membership = async () => {
      await pool.query(`delete from brand_member where brand_id = $1 and account_id = $2`, [
        idBrand,
        designer.id,
      ])
      await api.join(idBrand, designer.id, 'BRAND_ROLE_DESIGNER')
      const { rows } = await pool.query<{ id: number }>(
        'select id from brand_member where brand_id = $1 and account_id = $2',
        [idBrand, designer.id],
      )
      return Number(rows[0]?.id)
    }
    const remove = async (links: string) =>
      api.send(removeMember, { ...sent(), params: { id: await membership() }, query: { links } })
    const left = await link({ idFile }, designer.token)
    await api.send(leaveBrand, { token: designer.token, query: { idBrand } })
    await membership()
    const removed = await link({ idFile }, designer.token)
    expect((await remove('end')).status).toBe(200)
    await membership()
    const passed = await link({ idFile }, designer.token)
    expect((await remove('pass')).status).toBe(200)
    for (const [{ path }, status] of [
      [left, 404],
      [removed, 404],
      [passed, 200],
    ] as const)
      expect((await get(path)).statusCode).toBe(status)
    await membership()
    expect((await get(left.path)).statusCode).toBe(404)
    expect((await get(removed.path)).statusCode).toBe(404)
    expect(await listed()).toMatchObject([{ idLink: passed.idLink }])
  })

  test('the end of its brand', async () => {
    const { path } = await link({ idFile: await upload('a.png') })
    await api.database.pool.query('update brand set deleted_at = now() where id = $1', [idBrand])
    expect((await get(path)).statusCode).toBe(404)
  })
})

describe('a link with a password', () => {
  const give = (url: string, typed: string) =>
    api.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ password: typed }).toString(),
    })

  test('says nothing before it is given, and opens page and downloads afterwards', async () => {
    const idFile = await upload('비밀 메뉴.png')
    const { path, answer } = await link({ idFile, password })
    expect(answer.body.hasPassword).toBe(true)
    const locked = await get(path)
    expect(locked.statusCode).toBe(401)
    for (const words of ['비밀 메뉴', '온기상점']) expect(locked.body).not.toContain(words)
    expect((await get(`${path}/file/${idFile}`)).statusCode).toBe(404)
    expect((await give(path, 'something-1')).statusCode).toBe(401)

    const given = await give(path, password)
    expect(given.statusCode).toBe(303)
    const cookie = String(given.headers['set-cookie']).split(';')[0] ?? ''
    expect((await get(path, { cookie })).body).toContain('비밀 메뉴.png')
    expect((await get(`${path}/file/${idFile}`, { cookie })).statusCode).toBe(200)
  })
})

describe('making links', () => {
  test('is for designers, of one thing at a time, with an end within a year', async () => {
    const idFile = await upload('a.png')
    const idDirectory = await folder('사진')
    const member = await api.person()
    await api.join(idBrand, member.id, 'BRAND_ROLE_MEMBER')
    expect((await link({ idFile }, member.token)).answer.status).toBe(403)
    for (const body of [
      {},
      { idFile, idDirectory },
      { idFile, endsAt: inDays(-1) },
      { idFile, endsAt: inDays(400) },
    ])
      expect((await link(body)).answer.status, JSON.stringify(body)).toBe(400)
  })

  test('stops at fifty that are open', async () => {
    const idFile = await upload('a.png')
    await api.database.pool.query(
      `insert into drive_link (brand_id, file_id, key_hash, ends_at, account_id)
       select $1, $2, sha256(convert_to(concat($1::bigint, ' ', n), 'UTF8')), now() + interval '1 day', $3
       from generate_series(1, 49) n`,
      [idBrand, idFile, owner.id],
    )
    expect((await link({ idFile })).answer.status).toBe(200)
    expect((await link({ idFile })).answer).toMatchObject({ status: 409, body: { code: 'LIMIT_EXCEEDED' } })
    await api.database.pool.query('update drive_link set ends_at = now() where brand_id = $1', [idBrand])
    expect((await link({ idFile })).answer.status).toBe(200)
  })

  test('stores neither key nor password as they are', async () => {
    const { path, idLink } = await link({ idFile: await upload('a.png'), password })
    const { rows } = await api.database.pool.query('select * from drive_link where id = $1', [idLink])
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(path.split('/').at(-1))
    expect(stored).not.toContain(password)
  })
})

test('openings and downloads of readers are counted, those of the team are not', async () => {
  const idFile = await upload('a.png')
  const { path } = await link({ idFile })
  await get(path)
  await get(path, { 'user-agent': 'kakaotalk-scrap/1.0' })
  await get(path, { cookie: `saegim-access-token=${owner.token}` })
  await get(`${path}/file/${idFile}`)
  await get(`${path}/file/${idFile}`, { range: 'bytes=2-5' })
  await get(`${path}/file/${idFile}`, { cookie: `saegim-access-token=${owner.token}` })
  expect(await listed()).toMatchObject([
    { openedCount: 1, downloadedCount: 1, createdBy: expect.any(String) },
  ])
})
