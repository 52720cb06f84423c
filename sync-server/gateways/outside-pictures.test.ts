import { afterEach, beforeEach, expect, test } from 'vitest'
import { TooManyAtOnce } from './concurrency-limit.ts'
import { openOutsidePictures } from './outside-pictures.ts'
import { openTestUnsplash, type TestUnsplash } from './photos/test-unsplash.ts'

const bytes = Buffer.from('the bytes of a picture')
let service: TestUnsplash

beforeEach(async () => {
  service = await openTestUnsplash(bytes)
})

afterEach(() => service.close())

test('https at the usual port of an allowed host is asked, and nothing else', () => {
  const { allows } = openOutsidePictures({ imageHosts: ['images.example', '*.cdn.example', service.url] })
  for (const url of [
    'https://images.example/a.png?w=100',
    'https://IMAGES.example:443/a.png',
    'https://a.b.cdn.example/a.png',
    `${service.url}/pictures/one`,
  ])
    expect([url, allows(url)]).toEqual([url, true])
  for (const url of [
    'http://images.example/a.png',
    'https://images.example:8443/a.png',
    'https://images.example./a.png',
    'https://images.example.evil.example/a.png',
    'https://cdn.example/a.png',
    'https://xcdn.example/a.png',
    'https://127.0.0.1/a.png',
    'http://127.0.0.1:1/a.png',
    'ftp://images.example/a.png',
    'file:///etc/passwd',
    '/a.png',
    '',
  ])
    expect([url, allows(url)]).toEqual([url, false])
  expect(openOutsidePictures({ imageHosts: [] }).allows('https://images.example/a.png')).toBe(false)
})

test('where every host is allowed, one that leads to a private address is not connected to', async () => {
  const resolve = ((_name: string, _options: object, done: (...found: unknown[]) => void) =>
    done(null, [{ address: '169.254.169.254', family: 4 }])) as never
  const { allows, download } = openOutsidePictures({ imageHosts: ['*'] }, { resolve })
  for (const url of [
    'https://metadata.example/a.png',
    'https://127.0.0.1/a.png',
    'https://localhost/a.png',
  ]) {
    expect(allows(url)).toBe(true)
    await expect(download(url, 'account 1')).rejects.toMatchObject({ problem: 'address' })
  }
})

test('a redirect leaves the allowed hosts no more than an address does', async () => {
  const { download } = openOutsidePictures({ imageHosts: [service.url, 'images.example'] })
  service.answerNext((_request, response) => {
    response.writeHead(302, { location: 'https://elsewhere.example/a.png' }).end()
  })
  await expect(download(`${service.url}/pictures/one`, 'account 1')).rejects.toMatchObject({
    problem: 'address',
  })
})

test('an account that waits for a slow picture holds up no other account', async () => {
  const { download } = openOutsidePictures({ imageHosts: [service.url] }, { headMs: 3_000 })
  service.answerNext(() => {})
  const url = `${service.url}/pictures/one`
  const slow = download(url, 'account 1').catch((cause: unknown) => cause)
  const next = download(url, 'account 1').catch((cause: unknown) => cause)
  expect(await download(url, 'account 2')).toEqual(bytes)
  expect(await next).toBeInstanceOf(TooManyAtOnce)
  expect(await slow).toMatchObject({ problem: 'silence' })
})
