import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { copyItems, readChanges } from '#contract/drive.ts'
import { readThumbnail, uploadFile } from '#contract/file.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { collectFilesTask } from '#server/jobs/collect-files.ts'
import { ThumbnailMaker } from '#server/jobs/make-thumbnails.ts'
import { purgeFilesTask } from '#server/jobs/purge-files.ts'
import { hwp, pdf, png } from '../content/test-files.ts'

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

const upload = async (bytes: Buffer, name: string) => {
  const file = { bytes, name, type: 'x/y' }
  const { status, body, text } = await api.send(uploadFile, {
    token: owner.token,
    idBrand: owner.idBrand,
    body: {},
    file,
  })
  expect(status, text).toBe(200)
  return body as unknown as { readonly idFile: number; readonly thumbnail: string }
}

const stranger = async () => {
  const { token, idBrand } = await api.owner()
  const file = { bytes: await png(30, 20), name: 'b.png', type: 'x/y' }
  const { status, body, text } = await api.send(uploadFile, { token, idBrand, body: {}, file })
  expect(status, text).toBe(200)
  return Number(body.idFile)
}

/** Makes the small pictures, and returns the files in the order in which their bytes were read. */
const made = async (onGet: (idFile: number) => Promise<unknown> = async () => {}) => {
  const { storage, log } = api.services
  const { rows } = await api.database.pool.query<{ id: number; storage_key: string }>(
    'select id, storage_key from file',
  )
  const order: number[] = []
  const watched: Pick<typeof storage, 'get' | 'put' | 'delete'> = {
    put: storage.put,
    delete: storage.delete,
    get: async (key, range) => {
      const idFile = Number(rows.find(({ storage_key }) => storage_key === key)?.id)
      order.push(idFile)
      await onGet(idFile)
      return storage.get(key, range)
    },
  }
  const watching = new ThumbnailMaker(api.database, watched, log)
  await watching.run()
  await watching.close()
  return order
}

const read = (idFile: number, width = 320, token = owner.token) =>
  api.app.inject({
    url: readThumbnail.path.replace('{idFile}', String(idFile)),
    query: { width: String(width) },
    headers: { authorization: `Bearer ${token}` },
  })

const facts = async (idFile: number, width?: number) => {
  const answer = await read(idFile, width)
  expect(answer.statusCode).toBe(200)
  const { format, width: wide, height, pages = 1, exif } = await sharp(answer.rawPayload).metadata()
  return { format, width: wide, height, pages, exif }
}

const changes = async (cursor?: string) =>
  (
    await api.send(readChanges, {
      token: owner.token,
      idBrand: owner.idBrand,
      ...(cursor !== undefined && { query: { cursor } }),
    })
  ).body as unknown as { cursor: string; files: { idFile: number; thumbnail: string }[] }

const keys = async () => {
  const found: string[] = []
  for await (const { key } of api.services.storage.list(`brand/${owner.idBrand}`)) found.push(key)
  return found
}

test('a picture is turned as its camera was held, in every width up to its own, by the job alone', async () => {
  const bytes = await sharp(await png(1000, 400))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { idFile, thumbnail } = await upload(bytes, 'a.jpg')
  expect(thumbnail).toBe('WAITING')
  expect((await read(idFile)).statusCode).toBe(404)
  const { cursor } = await changes()
  await maker.run()
  expect(await changes(cursor)).toMatchObject({ files: [{ idFile, thumbnail: 'READY' }] })
  expect(await facts(idFile, 100)).toEqual({
    format: 'webp',
    width: 160,
    height: 400,
    pages: 1,
    exif: undefined,
  })
  expect(await facts(idFile, 4000)).toMatchObject({ width: 400, height: 1000 })
  expect((await keys()).map((key) => /\.t\d+$/.exec(key)?.[0] ?? 'original').sort()).toEqual([
    '.t160',
    '.t320',
    '.t640',
    'original',
  ])
})

test('a large picture has six widths, and an animation is a still', async () => {
  const frames = await Promise.all(
    ['#8E3B2E', '#F4C84A'].map((background) =>
      sharp({ create: { width: 2200, height: 100, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif({ delay: 100, loop: 0 })
    .toBuffer()
  const { idFile } = await upload(bytes, 'a.gif')
  await maker.run()
  for (const width of [160, 320, 640, 960, 1280, 1920])
    expect(await facts(idFile, width)).toMatchObject({ width, pages: 1 })
})

test('a PDF shows its first page, on white', async () => {
  const document = await PDFDocument.create()
  const page = document.addPage([200, 100])
  page.drawRectangle({ x: 100, y: 0, width: 100, height: 100, color: rgb(1, 0, 0) })
  document.addPage([50, 500])
  const { idFile } = await upload(Buffer.from(await document.save()), '차림표.pdf')
  await maker.run()
  expect(await facts(idFile, 320)).toMatchObject({ format: 'webp', width: 320, height: 160 })
  const { rawPayload } = await read(idFile, 320)
  const pixels = await sharp(rawPayload).raw().toBuffer()
  const at = (x: number) => [...pixels.subarray((80 * 320 + x) * 3, (80 * 320 + x) * 3 + 3)]
  expect(at(60).every((value) => value > 240)).toBe(true)
  expect(at(260)).toEqual([expect.closeTo(255, -1), expect.closeTo(0, -1), expect.closeTo(0, -1)])
})

test('a PDF that opens only with a password has none at once', async () => {
  const document = await PDFDocument.create()
  document.addPage([200, 100])
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret', permissions: {} })
  const { idFile } = await upload(Buffer.from(await document.save()), '급여.pdf')
  const { cursor } = await changes()
  await maker.run()
  expect(await changes(cursor)).toMatchObject({ files: [{ idFile, thumbnail: 'NONE' }] })
})

test('what cannot be drawn has none after three tries, and does not hold up others', async () => {
  const broken = await upload(pdf(), 'a.pdf')
  const good = await upload(await png(), 'a.png')
  const other = await upload(hwp(), 'a.hwp')
  expect(other.thumbnail).toBe('NONE')
  for (let tries = 0; tries < 4; tries += 1) {
    await maker.run()
    await api.database.pool.query("update file set thumbnail_at = now() - interval '1 minute'")
  }
  const { files } = await changes()
  expect(new Map(files.map(({ idFile, thumbnail }) => [idFile, thumbnail]))).toEqual(
    new Map([
      [broken.idFile, 'NONE'],
      [good.idFile, 'READY'],
      [other.idFile, 'NONE'],
    ]),
  )
})

test('two nodes at once make each of them once', async () => {
  for (let at = 0; at < 4; at += 1) await upload(await png(50 + at, 20), `${at}.png`)
  const puts: string[] = []
  const { storage, log } = api.services
  const counted: Pick<typeof storage, 'get' | 'put' | 'delete'> = {
    get: storage.get,
    delete: storage.delete,
    put: (key, body, about) => {
      puts.push(key)
      return storage.put(key, body, about)
    },
  }
  const nodes = [1, 2].map(() => new ThumbnailMaker(api.database, counted, log))
  await Promise.all(nodes.map((node) => node.run()))
  expect(puts).toHaveLength(4)
  expect(new Set(puts).size).toBe(4)
})

test('brands take turns: one with many pictures holds up no other', async () => {
  const many: number[] = []
  for (let at = 0; at < 4; at += 1) many.push((await upload(await png(50 + at, 20), `${at}.png`)).idFile)
  const other = await stranger()
  const order = await made()
  expect([...order].sort((a, b) => a - b)).toEqual([...many, other])
  expect(order.indexOf(other)).toBeLessThan(2)
  expect(order.filter((idFile) => idFile !== other)).toEqual(many)
})

test('a document that takes long holds up no picture', async () => {
  const document = await PDFDocument.create()
  document.addPage([200, 100])
  const { idFile } = await upload(Buffer.from(await document.save()), '차림표.pdf')
  const picture = await upload(await png(), 'a.png')
  await made(async (asked) => {
    if (asked === idFile) await vi.waitUntil(async () => (await read(picture.idFile)).statusCode === 200)
  })
  expect((await read(idFile)).statusCode).toBe(200)
})

test('they stay with their file, and go with it', async () => {
  const { idFile } = await upload(await png(), 'a.png')
  await api.send(copyItems, {
    token: owner.token,
    idBrand: owner.idBrand,
    body: { idFiles: [idFile], idDirectory: 0 },
  })
  await maker.run()
  expect(await keys()).toHaveLength(4)
  const { storage, log } = api.services
  await collectFilesTask(api.database, storage, log)['collect-files']?.run({})
  expect(await keys()).toHaveLength(4)
  await api.database.pool.query(`update file set deleted_at = now() - interval '2 days'`)
  await purgeFilesTask(api.database, storage)['purge-files']?.run({})
  expect(await keys()).toEqual([])
})

test('those whose bytes are gone, as after a restore, are made again once one is asked for', async () => {
  const { idFile } = await upload(await png(), 'a.png')
  await maker.run()
  const { cursor } = await changes()
  for (const key of await keys()) if (/\.t\d+$/.test(key)) await api.services.storage.delete(key)
  expect((await read(idFile)).statusCode).toBe(404)
  expect(await changes(cursor)).toMatchObject({ files: [{ idFile, thumbnail: 'WAITING' }] })
  await maker.run()
  expect((await read(idFile)).statusCode).toBe(200)
})

test('only members of the brand read them', async () => {
  const { idFile } = await upload(await png(), 'a.png')
  await maker.run()
  const stranger = await api.person()
  expect((await read(idFile, 160, stranger.token)).statusCode).toBe(404)
})
