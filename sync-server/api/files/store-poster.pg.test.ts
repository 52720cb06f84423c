import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { copyItems } from '#contract/drive.ts'
import {
  deleteFiles,
  posterMaxBytes,
  readStorage,
  readThumbnail,
  uploadFile,
  uploadPoster,
} from '#contract/file.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { collectFilesTask } from '#server/jobs/collect-files.ts'
import { ThumbnailMaker } from '#server/jobs/make-thumbnails.ts'
import { purgeFilesTask } from '#server/jobs/purge-files.ts'
import { isoMedia, png, svg } from './content/test-files.ts'

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

const video = isoMedia('isom', 'vide')

const upload = async (bytes: Buffer = video, createdType = 'BRAND') => {
  const { token, idBrand } = owner
  const file = { bytes, name: '가게', type: 'x/y' }
  const { status, body, text } = await api.send(uploadFile, { token, idBrand, body: { createdType }, file })
  expect(status, text).toBe(200)
  return body as unknown as { readonly idFile: number; readonly thumbnail: string }
}

const send = (idFile: number, bytes: Buffer, { token, idBrand } = owner) =>
  api.send(uploadPoster, {
    token,
    idBrand,
    params: { idFile },
    body: {},
    file: { bytes, name: 'poster', type: 'video/mp4' },
  })

const frame = (colour: string, width = 1920) =>
  sharp({ create: { width, height: 1080, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'secret' } })
    .jpeg()
    .toBuffer()

const read = (idFile: number, width: number) =>
  api.app.inject({
    url: readThumbnail.path.replace('{idFile}', String(idFile)),
    query: { width: String(width) },
    headers: { authorization: `Bearer ${owner.token}` },
  })

const keys = async () => {
  const found: string[] = []
  for await (const { key } of api.services.storage.list(`brand/${owner.idBrand}`)) found.push(key)
  return found
}

test('a still of a video becomes its small pictures, without its metadata; another one later changes nothing', async () => {
  const { idFile, thumbnail } = await upload()
  expect(thumbnail).toBe('NONE')
  const used = async () => (await api.send(readStorage, { ...owner })).body
  const before = await used()
  expect(await send(idFile, await frame('#C81E1E'))).toMatchObject({
    status: 200,
    body: { idFile, type: 'video/mp4', thumbnail: 'WAITING' },
  })
  await maker.run()
  for (const width of [160, 320, 640, 960, 1280, 1920]) {
    const { statusCode, rawPayload } = await read(idFile, width)
    expect(statusCode).toBe(200)
    const { format, width: has, exif } = await sharp(rawPayload).metadata()
    expect([format, has, exif]).toEqual(['webp', width, undefined])
  }
  expect(await used()).toEqual(before)
  expect(await send(idFile, await frame('#1E1EC8'))).toMatchObject({
    status: 200,
    body: { thumbnail: 'READY' },
  })
  await maker.run()
  const [red = 0, , blue = 255] = await sharp((await read(idFile, 160)).rawPayload)
    .raw()
    .toBuffer()
  expect(red).toBeGreaterThan(blue)
})

test('what is no picture, is none that a device draws, or is too large, is refused, and the video has none', async () => {
  const { idFile } = await upload()
  const gif = await sharp(await png())
    .gif()
    .toBuffer()
  for (const bytes of [
    video,
    Buffer.from('<html>'),
    Buffer.from(svg()),
    gif,
    (await frame('red')).subarray(0, 900),
  ])
    expect(await send(idFile, bytes)).toMatchObject({ status: 415 })
  const large = Buffer.concat([await png(), Buffer.alloc(posterMaxBytes)])
  expect(await send(idFile, large)).toMatchObject({ status: 413 })
  expect((await read(idFile, 160)).statusCode).toBe(404)
  expect(await keys()).toHaveLength(1)
  expect(await send(idFile, await png())).toMatchObject({ body: { thumbnail: 'WAITING' } })
})

test('a still that cannot be drawn three times goes, and the next one is drawn', async () => {
  const { idFile } = await upload()
  const { rows } = await api.database.pool.query('select storage_key from file where id = $1', [idFile])
  expect(await send(idFile, await png())).toMatchObject({ body: { thumbnail: 'WAITING' } })
  const poster = `${rows[0].storage_key}.poster`
  await api.services.storage.put(poster, Buffer.from('not a picture'), { type: 'image/png' })
  for (let tries = 0; tries < 3; tries += 1) {
    expect(await keys()).toContain(poster)
    await maker.run()
    await api.database.pool.query("update file set thumbnail_at = now() - interval '1 minute'")
  }
  expect(await keys()).toEqual([rows[0].storage_key])
  expect((await read(idFile, 160)).statusCode).toBe(404)
  expect(await send(idFile, await png())).toMatchObject({ status: 200, body: { thumbnail: 'WAITING' } })
  await maker.run()
  expect((await read(idFile, 160)).statusCode).toBe(200)
})

test('a video whose still is gone waits for the next one at once', async () => {
  const { idFile } = await upload()
  await send(idFile, await png())
  const [poster = ''] = (await keys()).filter((key) => key.endsWith('.poster'))
  await api.services.storage.delete(poster)
  await maker.run()
  const { rows } = await api.database.pool.query('select thumbnail from file where id = $1', [idFile])
  expect(rows).toEqual([{ thumbnail: 'NONE' }])
  expect(await send(idFile, await png())).toMatchObject({ status: 200, body: { thumbnail: 'WAITING' } })
})

test('only a video has one', async () => {
  const { idFile } = await upload(await png())
  expect(await send(idFile, await png())).toMatchObject({ status: 415 })
  expect(await keys()).toHaveLength(1)
})

test('those who may not write the drive cannot send one, nor can those of another brand', async () => {
  const { idFile } = await upload()
  const own = await upload(video, 'USER')
  const stranger = await api.owner()
  const reader = await api.person()
  const designer = await api.person()
  const { idBrand } = owner
  await api.join(idBrand, reader.id, 'BRAND_ROLE_MEMBER')
  await api.join(idBrand, designer.id, 'BRAND_ROLE_DESIGNER')
  const bytes = await png()
  expect(await send(idFile, bytes, stranger)).toMatchObject({ status: 404 })
  expect(await send(idFile, bytes, { ...stranger, idBrand })).toMatchObject({ status: 404 })
  expect(await send(idFile, bytes, { ...owner, token: reader.token })).toMatchObject({
    status: 403,
    body: { code: 'DESIGNER_ONLY' },
  })
  expect(await send(own.idFile, bytes, { ...owner, token: designer.token })).toMatchObject({ status: 404 })
  expect(await keys()).toHaveLength(2)
  expect(await send(idFile, bytes, { ...owner, token: designer.token })).toMatchObject({ status: 200 })
  expect(await send(own.idFile, bytes)).toMatchObject({ status: 200 })
})

test('it goes with a copy, stays as long as the video, and is deleted with it', async () => {
  const { idFile } = await upload()
  await send(idFile, await frame('red', 300))
  await maker.run()
  const { token, idBrand } = owner
  const { body } = await api.send(copyItems, { token, idBrand, body: { idFiles: [idFile], idDirectory: 0 } })
  const { files } = body as unknown as { files: { idFile: number; thumbnail: string }[] }
  expect(files).toMatchObject([{ thumbnail: 'WAITING' }])
  await maker.run()
  expect((await read(files[0]?.idFile ?? 0, 160)).statusCode).toBe(200)
  const all = await keys()
  expect(all.filter((key) => key.endsWith('.poster'))).toHaveLength(2)
  const { storage, log } = api.services
  await collectFilesTask(api.database, storage, log)['collect-files']?.run({})
  expect(await keys()).toEqual(all)

  const ids = [idFile, files[0]?.idFile].join(',')
  expect(await api.send(deleteFiles, { token, idBrand, query: { idFiles: ids } })).toMatchObject({
    status: 200,
  })
  expect(await send(idFile, await png())).toMatchObject({ status: 404 })
  await api.database.pool.query(`update file set deleted_at = now() - interval '2 days'`)
  await purgeFilesTask(api.database, storage)['purge-files']?.run({})
  expect(await keys()).toEqual([])
})
