import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#server/logging.ts'
import { openPhotos } from './photos.ts'
import { json, openTestUnsplash, photo, silence, type TestUnsplash, testKey } from './test-unsplash.ts'
import { openUnsplash } from './unsplash.ts'

const bytes = Buffer.from('the bytes of a picture')
const log = createLog('silent')
let service: TestUnsplash
let now: number

beforeEach(async () => {
  service = await openTestUnsplash(bytes)
  now = 0
})

afterEach(() => service.close())

const open = (accessKey = testKey) =>
  openUnsplash({ accessKey, baseUrl: service.url }, { log, timeoutMs: 200, now: () => now })

const down = { code: 'PROVIDER_DOWN' }

test('a search sends the typed text with the strict content filter', async () => {
  const found = await open().search('따뜻한 도자기', 2)
  expect(found).toMatchObject({ total: 3, pages: 2 })
  expect(found.photos[0]).toEqual({
    id: 'first-2',
    description: 'a bowl beside a kiln',
    width: 4000,
    height: 3000,
    color: '#C08040',
    previewUrl: `${service.url}/pictures/first-2?w=400`,
    credit: {
      service: 'UNSPLASH',
      name: 'Mina Park',
      url: 'https://unsplash.com/@mina?utm_source=saegim&utm_medium=referral',
    },
  })
  const [{ query, path } = { query: new URLSearchParams(), path: '' }] = service.asked
  expect([path, Object.fromEntries(query)]).toEqual([
    '/search/photos',
    { query: '따뜻한 도자기', page: '2', per_page: '24', content_filter: 'high' },
  ])
})

test('equal searches are requested once an hour', async () => {
  const photos = open()
  await Promise.all([photos.search('bowl', 1), photos.search('bowl', 1)])
  await photos.search('bowl', 1)
  expect(service.asked).toHaveLength(1)
  await photos.search('bowl', 2)
  expect(service.asked).toHaveLength(2)
  now = 60 * 60_000
  await photos.search('bowl', 1)
  expect(service.asked).toHaveLength(3)
})

test('a failed search is not cached', async () => {
  const photos = open()
  service.answerNext(json(500, {}), json(500, {}))
  await expect(photos.search('bowl', 1)).rejects.toMatchObject(down)
  expect((await photos.search('bowl', 1)).photos).toHaveLength(2)
})

test('a picture is downloaded in our size, without another request for a known photo', async () => {
  const photos = open()
  await photos.search('bowl', 1)
  const taken = await photos.download('first-1')
  expect(taken).toMatchObject({ id: 'first-1', bytes, credit: { name: 'Mina Park' } })
  const picture = service.asked.at(-1)
  expect(service.asked).toHaveLength(2)
  expect(Object.fromEntries(picture?.query ?? [])).toMatchObject({ ixid: 'M3w', w: '2400', fm: 'jpg' })
  // The key is for the API only, not for the host of the pictures.
  expect(picture?.authorization).toBeUndefined()
})

test('an unknown photo is requested by its id, and a deleted one is NOT_FOUND', async () => {
  const photos = open()
  expect(await photos.download('seldom')).toMatchObject({ id: 'seldom' })
  expect(service.asked.map(({ path }) => path)).toEqual(['/photos/seldom', '/pictures/seldom'])
  await expect(photos.download('nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the use of a picture is reported, and a failure of that is ignored', async () => {
  const photos = open()
  await photos.reportUse('first-1')
  const told = service.asked.at(-1)
  expect([told?.path, told?.authorization]).toEqual(['/photos/first-1/download', `Client-ID ${testKey}`])
  service.answerNext(json(500, {}), json(500, {}))
  await photos.reportUse('first-1')
})

test.each([
  ['no JSON', (_: unknown, response: import('node:http').ServerResponse) => void response.end('<html>')],
  ['another shape', json(200, { results: 'many' })],
  ['an empty answer', json(200, null)],
])('%s is an invalid answer', async (_, answer) => {
  service.answerNext(answer)
  await expect(open().search('bowl', 1)).rejects.toMatchObject(down)
})

test('invalid photographs are left out, also those with addresses of other origins', async () => {
  const good = photo(service.url, 'good')
  const odd = [
    null,
    { id: 'empty' },
    { ...good, id: '../users' },
    { ...good, width: 'wide' },
    { ...good, urls: { ...good.urls, raw: 'http://169.254.169.254/latest' } },
    { ...good, urls: { ...good.urls, small: 'javascript:alert(1)' } },
    { ...good, links: { ...good.links, download_location: 'https://elsewhere.example/download' } },
    { ...good, user: { name: 'Mina', links: { html: 'https://elsewhere.example/@mina' } } },
    { ...good, user: { name: '', links: good.user.links } },
  ]
  const plain = { ...good, id: 'plain', color: 'brown', alt_description: null, description: ' a kiln ' }
  service.answerNext(json(200, { total: 9, total_pages: 1, results: [...odd, good, plain] }))
  const { photos } = await open().search('bowl', 1)
  expect(photos.map(({ id }) => id)).toEqual(['good', 'plain'])
  expect(photos[1]).toMatchObject({ color: null, description: 'a kiln' })
})

test('a refused key, a used-up rate limit and a timeout are all PROVIDER_DOWN', async () => {
  await expect(open('a wrong key').search('bowl', 1)).rejects.toMatchObject(down)
  const photos = open()
  service.answerNext(json(403, { errors: ['Rate Limit Exceeded'] }, { 'x-ratelimit-remaining': '0' }))
  await expect(photos.search('bowl', 1)).rejects.toMatchObject({ ...down, retryAfterSeconds: 600 })
  service.answerNext(json(429, {}, { 'retry-after': '1800' }))
  await expect(photos.search('bowl', 1)).rejects.toMatchObject({ ...down, retryAfterSeconds: 1800 })
  service.answerNext(silence, silence)
  await expect(photos.search('bowl', 1)).rejects.toMatchObject(down)
})

test('without a key every call rejects with PROVIDER_OFF', async () => {
  const photos = openPhotos({ unsplash: null }, log)
  expect(photos.pictureOrigin).toBeNull()
  await expect(photos.search('bowl', 1)).rejects.toMatchObject({ code: 'PROVIDER_OFF' })
  await expect(photos.download('one')).rejects.toMatchObject({ code: 'PROVIDER_OFF' })
})

test("with a key the picture origin is the service's host", () => {
  const unsplash = { accessKey: 'k', baseUrl: 'https://api.unsplash.com' }
  expect(openPhotos({ unsplash }, log).pictureOrigin).toBe('https://images.unsplash.com')
})
