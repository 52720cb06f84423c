import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { copyItems } from '#contract/drive.ts'
import {
  deleteFiles,
  readFile,
  readStorage,
  readThumbnail,
  uploadFile,
  uploadPoster,
} from '#contract/file.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { smallKeyOf, thumbnailKeyOf } from '#server/gateways/storage/small-pictures.ts'
import { collectFilesTask } from '#server/jobs/collect-files.ts'
import { ThumbnailMaker } from '#server/jobs/make-thumbnails.ts'
import { purgeFilesTask } from '#server/jobs/purge-files.ts'
import { isoMedia, pdf } from './content/test-files.ts'
import { readRoomForCopies, storeCopies } from './copies.ts'

let api: TestApi
let owner: Awaited<ReturnType<TestApi['owner']>>
let maker: ThumbnailMaker

beforeAll(async () => {
  api = await openTestApi()
  maker = new ThumbnailMaker(api.database, api.services.storage, api.services.log)
})

afterAll(async () => {
  await maker.close()
  await api.close()
})

beforeEach(async () => {
  await api.database.pool.query('delete from file')
  owner = await api.owner()
})

const query = async (text: string, values: unknown[] = []) =>
  (await api.database.pool.query(text, values)).rows

const upload = async (bytes: Buffer, name = 'a.jpg') => {
  const { token, idBrand } = owner
  const file = { bytes, name, type: 'x/y' }
  const { status, body, text } = await api.send(uploadFile, { token, idBrand, body: {}, file })
  expect(status, text).toBe(200)
  const idFile = Number(body.idFile)
  const [{ storage_key: key }] = await query('select storage_key from file where id = $1', [idFile])
  return { idFile, key: String(key) }
}

const ask = (path: string, idFile: number, width: number) =>
  api.app.inject({
    url: path.replace('{idFile}', String(idFile)),
    query: { width: String(width) },
    headers: { authorization: `Bearer ${owner.token}` },
  })

const counted = async (idBrand = owner.idBrand) => {
  const [row] = await query('select copies from brand_storage where brand_id = $1', [idBrand])
  return Number(row?.copies ?? 0)
}

/** Bytes of all copies that lie in the store. */
const stored = async () => {
  const sizes = new Map<string, number>()
  for await (const { key, size } of api.services.storage.list(`brand/${owner.idBrand}`))
    if (/\.\w+$/.test(key)) sizes.set(key, size)
  return sizes
}
const sumOf = (sizes: ReadonlyMap<string, number>) => [...sizes.values()].reduce((sum, size) => sum + size, 0)

const used = async () => Number((await api.send(readStorage, { ...owner })).text)

/** Like a photograph: not small, and not the same in any two places. */
const photo = (width = 900) => {
  const pixels = randomBytes(width * 600 * 3)
  return sharp(pixels, { raw: { width, height: 600, channels: 3 } })
    .blur(2)
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** A pattern that PNG writes in some hundred bytes, and WebP in thousands. */
const pattern = (width = 700) => {
  const pixels = Buffer.alloc(width * 400)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at + Math.floor(at / width)) % 3 === 0 ? 255 : 0
  return sharp(pixels, { raw: { width, height: 400, channels: 1 } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** A file of the brand with copies that leave so much room. */
const leaveRoom = async (bytes: number) => {
  const room = await readRoomForCopies(api.database.kysely, owner.idBrand)
  await query(
    `insert into file (brand_id, storage_key, name, file_type, media_type, size, copies)
     values ($1, 'brand/0/large', 'a.png', 'LOGO', 'image/png', 1, $2)`,
    [owner.idBrand, JSON.stringify({ t160: room - bytes })],
  )
}

test('copies are counted apart from what the brand sees of its storage, until their files are purged', async () => {
  const { idFile } = await upload(await photo())
  const shown = await used()
  await maker.run()
  expect((await ask(readFile.path, idFile, 320)).headers['content-type']).toBe('image/webp')
  expect([...(await stored()).keys()].map((key) => key.replace(/.*\./, '')).sort()).toEqual([
    't160',
    't320',
    't640',
    't960',
    'w320',
  ])
  expect(await counted()).toBe(sumOf(await stored()))
  expect(await used()).toBe(shown)
  await api.send(deleteFiles, { ...owner, query: { idFiles: String(idFile) } })
  expect(await counted()).toBe(sumOf(await stored()))
  await query(`update file set deleted_at = now() - interval '2 days'`)
  await purgeFilesTask(api.database, api.services.storage)['purge-files']?.run({})
  expect([await counted(), (await stored()).size]).toEqual([0, 0])
  await query('delete from file')
  expect(await counted()).toBe(0)
})

test('a copy that is no smaller than its picture is not stored: the picture serves, and is drawn once', async () => {
  const bytes = await pattern()
  const { idFile } = await upload(bytes, 'a.png')
  await maker.run()
  for (const path of [readThumbnail.path, readFile.path]) {
    const first = await ask(path, idFile, 640)
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await ask(path, idFile, 640)).rawPayload).toEqual(first.rawPayload)
  }
  for (const size of (await stored()).values()) expect(size).toBeLessThan(bytes.length)
  const [{ copies }] = await query('select copies from file where id = $1', [idFile])
  expect(copies).toMatchObject({ t640: 0, w640: 0 })
  expect(await counted()).toBe(sumOf(await stored()))
})

test('what moves does not serve its still, nor does a picture with far more pixels, or one with metadata', async () => {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 170, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const [moving, large, old] = [
    await upload(gif, 'a.gif'),
    await upload(await pattern(9_600)),
    await upload(await pattern()),
  ]
  // As stored by a release before the rule of metadata.
  const withExif = await sharp(await pattern())
    .withExif({ IFD0: { Copyright: 'secret' } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  await api.services.storage.put(old.key, withExif, { type: 'image/png' })
  await maker.run()
  for (const { idFile } of [moving, large, old]) {
    const answer = await ask(readThumbnail.path, idFile, 1920)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await ask(readFile.path, idFile, 640)).rawPayload.includes('secret')).toBe(false)
  }
})

test('without room no copy is made and nothing is refused: the app shows icons and originals until there is room', async () => {
  await leaveRoom(0)
  const bytes = await photo()
  const { idFile } = await upload(bytes)
  const others = [await upload(await photo(200)), await upload(await photo(300))]
  const reads: string[] = []
  const { storage, log } = api.services
  const get: typeof storage.get = (key, range) => {
    reads.push(key)
    return storage.get(key, range)
  }
  const watched = new ThumbnailMaker(api.database, { ...storage, get }, log)
  await watched.run()
  expect(reads).toEqual([])
  const states = () => query(`select thumbnail, thumbnail_tries from file where file_type = 'DRIVE'`)
  expect(await states()).toEqual(
    others.concat({ idFile, key: '' }).map(() => ({ thumbnail: 'WAITING', thumbnail_tries: 0 })),
  )
  expect((await ask(readThumbnail.path, idFile, 320)).statusCode).toBe(404)
  const whole = await ask(readFile.path, idFile, 320)
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const large = await sharp(randomBytes(1200 * 1000 * 3), { raw: { width: 1200, height: 1000, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer()
  expect(large.length).toBeGreaterThan(1024 * 1024)
  const drawn = await ask(readFile.path, (await upload(large, 'large.jpg')).idFile, 320)
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await stored()).size).toBe(0)

  await query(`delete from file where file_type = 'LOGO' or name = 'large.jpg'`)
  await watched.run()
  expect((await ask(readThumbnail.path, idFile, 320)).statusCode).toBe(404)
  // An hour later.
  await query(`update file set thumbnail_at = thumbnail_at - interval '1 hour'`)
  await watched.run()
  await watched.close()
  expect((await states()).map(({ thumbnail }) => thumbnail)).toEqual(['READY', 'READY', 'READY'])
  expect((await ask(readThumbnail.path, idFile, 320)).statusCode).toBe(200)
  expect((await ask(readFile.path, idFile, 320)).headers['content-type']).toBe('image/webp')
})

test('a file whose copies do not fit leaves none, and a brand without room holds up no other', async () => {
  await leaveRoom(100)
  await upload(await photo())
  const full = owner
  owner = await api.owner()
  const { idFile } = await upload(await photo())
  await maker.run()
  expect((await ask(readThumbnail.path, idFile, 320)).statusCode).toBe(200)
  owner = full
  expect((await stored()).size).toBe(0)
  expect(await readRoomForCopies(api.database.kysely, owner.idBrand)).toBe(100)
})

test('the still of a video is counted, goes with its copies, and is left out without room', async () => {
  const video = await upload(isoMedia('isom', 'vide'), 'a.mp4')
  const send = (idFile: number, bytes: Buffer) =>
    api.send(uploadPoster, {
      ...owner,
      params: { idFile },
      body: {},
      file: { bytes, name: 'poster', type: 'image/jpeg' },
    })
  expect(await send(video.idFile, await photo())).toMatchObject({
    status: 200,
    body: { thumbnail: 'WAITING' },
  })
  const copy = async () =>
    (await api.send(copyItems, { ...owner, body: { idFiles: [video.idFile], idDirectory: 0 } })).body.files
  expect(await copy()).toMatchObject([{ thumbnail: 'WAITING' }])
  expect(await counted()).toBe(sumOf(await stored()))
  expect((await stored()).size).toBe(2)
  await maker.run()
  expect(await counted()).toBe(sumOf(await stored()))

  await leaveRoom(100)
  expect(await copy()).toMatchObject([{ thumbnail: 'NONE' }])
  await expect
    .poll(async () => [...(await stored()).keys()].filter((key) => key.endsWith('.poster')))
    .toHaveLength(2)
  const other = await upload(isoMedia('isom', 'vide'), 'b.mp4')
  expect(await send(other.idFile, await photo())).toMatchObject({ status: 200, body: { thumbnail: 'NONE' } })
  expect((await stored()).has(`${other.key}.poster`)).toBe(false)
  await query(`delete from file where file_type = 'LOGO'`)
  expect(await send(other.idFile, await photo())).toMatchObject({
    status: 200,
    body: { thumbnail: 'WAITING' },
  })
})

test('a still that cannot be drawn is deleted and not counted any more', async () => {
  const video = await upload(isoMedia('isom', 'vide'), 'a.mp4')
  await query(`update file set thumbnail = 'WAITING', copies = '{"poster": 40}' where id = $1`, [
    video.idFile,
  ])
  await api.services.storage.put(`${video.key}.poster`, Buffer.alloc(40), { type: 'image/png' })
  for (let tries = 0; tries < 3; tries += 1) {
    expect(await counted()).toBe(40)
    await maker.run()
    await query("update file set thumbnail_at = now() - interval '1 minute'")
  }
  expect([await counted(), (await stored()).size]).toEqual([0, 0])
})

test('of copies that come at once no more are stored than there is room for', async () => {
  const files = await Promise.all(Array.from({ length: 12 }, async () => upload(await photo(40))))
  const before = await counted()
  await leaveRoom(5_000)
  const { kysely } = api.database
  const outcomes = await Promise.all(
    files.map(({ idFile, key }) =>
      storeCopies(kysely, api.services.storage, { id: idFile, brand_id: owner.idBrand }, [
        { key: thumbnailKeyOf(key, 160), bytes: Buffer.alloc(600), type: 'image/webp' },
        { key: thumbnailKeyOf(key, 320), bytes: Buffer.alloc(400), type: 'image/webp' },
      ]),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(5)
  expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(7)
  expect(sumOf(await stored()) - before).toBe(5_000)
  expect(await readRoomForCopies(kysely, owner.idBrand)).toBe(0)
})

test('the copies of a release before are counted once a day, and those that are gone no more', async () => {
  const [one, two] = [await upload(await photo()), await upload(pdf(), 'a.pdf')]
  await maker.run()
  const { storage, log } = api.services
  const [gone = ''] = (await stored()).keys()
  await storage.delete(gone)
  await storage.put(smallKeyOf(one.key, 1280), Buffer.alloc(700), { type: 'image/webp' })
  await storage.put(thumbnailKeyOf(two.key, 160), Buffer.alloc(300), { type: 'image/webp' })
  expect(await counted()).not.toBe(sumOf(await stored()))
  await collectFilesTask(api.database, storage, log)['collect-files']?.run({})
  expect(await counted()).toBe(sumOf(await stored()))
  await query('update brand_storage set copies = 7, used = used where brand_id = $1', [owner.idBrand])
  await collectFilesTask(api.database, storage, log)['collect-files']?.run({})
  expect(await counted()).toBe(sumOf(await stored()))
})
