import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readFile, readFileFacts, readStorage } from '#contract/file.ts'
import { placePhoto, searchPhotos } from '#contract/photo.ts'
import { readProviders } from '#contract/reference.ts'
import { openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'
import { openPhotos } from '#server/gateways/photos/photos.ts'
import {
  json,
  openTestUnsplash,
  photo,
  type TestUnsplash,
  testKey,
} from '#server/gateways/photos/test-unsplash.ts'

let service: TestUnsplash
let api: TestApi
/** An API whose photo service has no key. */
let off: TestApi
let owner: Sent & { readonly idBrand: number }

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 192, g: 128, b: 64 } } })

beforeAll(async () => {
  service = await openTestUnsplash(await picture(8, 6).jpeg().toBuffer())
  const variables = { UNSPLASH_ACCESS_KEY: testKey, UNSPLASH_BASE_URL: service.url }
  api = await openTestApi(variables, { photos: openPhotos })
  off = await openTestApi({}, { photos: openPhotos })
})

afterAll(async () => {
  await off.close()
  await api.close()
  await service.close()
})

beforeEach(async () => {
  const { id, token } = await api.person()
  owner = { token, idBrand: await api.brand(id) }
})

const credit = {
  service: 'UNSPLASH',
  name: 'Mina Park',
  url: 'https://unsplash.com/@mina?utm_source=saegim&utm_medium=referral',
}

test('a photograph is found, stored as a file of the brand with its credit, and its use is reported', async () => {
  const found = await api.send(searchPhotos, { ...owner, query: { query: ' 따뜻한   도자기 ' } })
  expect(found).toMatchObject({ status: 200, body: { total: 3, pages: 2 } })
  expect(service.asked.at(-1)?.query.get('query')).toBe('따뜻한 도자기')

  const added = await api.send(placePhoto, { ...owner, body: { id: 'first-1' } })
  expect(added).toMatchObject({
    status: 200,
    body: { name: 'a bowl beside a kiln.jpg', type: 'image/jpeg', width: 8, height: 6, credit },
  })
  const params = { idFile: Number(added.body.idFile) }
  expect((await api.send(readFile, { ...owner, params })).status).toBe(200)
  expect(await api.send(readFileFacts, { ...owner, params })).toMatchObject({
    status: 200,
    body: added.body,
  })
  const stranger = { token: (await api.person()).token, params }
  expect(await api.send(readFileFacts, stranger)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  await expect.poll(() => service.asked.at(-1)?.path).toBe('/photos/first-1/download')
})

test('a download that is no photograph is refused, and nothing is stored or reported', async () => {
  const html = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>')
  const huge = await picture(8_000, 5_001).png().toBuffer()
  for (const bytes of [html, huge, Buffer.from('<html>'), Buffer.alloc(0)]) {
    const id = freshId()
    service.answerNext(json(200, photo(service.url, id)), (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
    })
    const told = service.asked.length + 2
    const answer = await api.send(placePhoto, { ...owner, body: { id } })
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_TYPE' } })
    expect(service.asked).toHaveLength(told)
  }
  expect((await api.send(readStorage, owner)).text).toBe('0')
})

test('a deleted photograph and a failed download have different errors', async () => {
  const gone = await api.send(placePhoto, { ...owner, body: { id: 'nothing' } })
  expect(gone).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  const id = freshId()
  service.answerNext(json(200, photo(service.url, id)), json(500, {}))
  const away = await api.send(placePhoto, { ...owner, body: { id } })
  expect(away).toMatchObject({ status: 502, body: { code: 'PROVIDER_DOWN' } })
})

test('a busy service is answered with Retry-After', async () => {
  service.answerNext(json(429, {}, { 'retry-after': '120' }))
  const answer = await api.send(searchPhotos, { ...owner, query: { query: 'busy' } })
  expect(answer).toMatchObject({
    status: 502,
    body: { code: 'PROVIDER_DOWN', message: expect.stringMatching(/\S/) },
    headers: { 'retry-after': '120' },
  })
})

test("the content security policy allows the service's pictures only where it is on", async () => {
  const csp = async (one: TestApi) =>
    String((await one.send(readProviders)).headers['content-security-policy']).match(/img-src [^;]+/)?.[0]
  expect(await csp(api)).toBe(`img-src 'self' data: blob: ${service.url}`)
  expect((await api.send(readProviders)).body).toMatchObject({ photos: true })
  expect(await csp(off)).toBe("img-src 'self' data: blob:")
  expect((await off.send(readProviders)).body).toMatchObject({ photos: false })
  const { id, token } = await off.person()
  const sent = { token, idBrand: await off.brand(id) }
  const refused = { status: 503, body: { code: 'PROVIDER_OFF', message: expect.stringMatching(/\S/) } }
  expect(await off.send(searchPhotos, { ...sent, query: { query: 'x' } })).toMatchObject(refused)
  expect(await off.send(placePhoto, { ...sent, body: { id: 'x' } })).toMatchObject(refused)
})

let ids = 0
/** An id that no search has returned. */
function freshId(): string {
  ids += 1
  return `fresh-${ids}`
}
