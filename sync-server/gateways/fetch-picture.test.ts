import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchPicture, type PictureRules } from './fetch-picture.ts'
import { openTestUnsplash, silence, type TestUnsplash } from './photos/test-unsplash.ts'
import { isPublicAddress } from './public-address.ts'

const bytes = Buffer.from('the bytes of a picture')
let service: TestUnsplash

beforeEach(async () => {
  service = await openTestUnsplash(bytes)
})

afterEach(() => service.close())

const fetchHere = (path: string, rules: Partial<PictureRules> = {}) =>
  fetchPicture(`${service.url}${path}`, { origin: service.url, maxBytes: 1000, ...rules })

test('a picture is downloaded from the allowed origin', async () => {
  expect(await fetchHere('/pictures/one')).toEqual(bytes)
  const elsewhere = [
    `${service.url.replace('127.0.0.1', 'localhost')}/pictures/one`,
    `${service.url.replace('http://', 'http://user:word@')}/pictures/one`,
    service.url.replace('http:', 'https:'),
    'file:///etc/passwd',
    'no address',
    `${service.url}/${'x'.repeat(2_048)}`,
  ]
  for (const url of elsewhere) {
    const fetched = fetchPicture(url, { origin: service.url, maxBytes: 1000 })
    await expect(fetched).rejects.toMatchObject({ problem: 'address' })
  }
  expect(service.asked).toHaveLength(1)
})

test('two redirects are followed, three are not, and none to another origin', async () => {
  const to = (location: string) => (_request: unknown, response: import('node:http').ServerResponse) =>
    void response.writeHead(302, { location }).end()
  service.answerNext(to('/pictures/two'), to(`${service.url}/pictures/three`))
  expect(await fetchHere('/pictures/one')).toEqual(bytes)
  service.answerNext(to('/a'), to('/b'), to('/c'))
  await expect(fetchHere('/pictures/one')).rejects.toMatchObject({ problem: 'redirects' })
  for (const location of [
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    '//localhost/x',
    'http://',
  ]) {
    service.answerNext(to(location))
    await expect(fetchHere('/pictures/one')).rejects.toMatchObject({ problem: 'address' })
  }
})

test('a picture that is too large is not read, with and without content-length', async () => {
  service.answerNext((_request, response) =>
    response.writeHead(200, { 'content-length': 5000 }).flushHeaders(),
  )
  await expect(fetchHere('/pictures/one')).rejects.toMatchObject({ problem: 'size' })
  service.answerNext((_request, response) => {
    response.writeHead(200)
    for (let i = 0; i < 5; i += 1) response.write(Buffer.alloc(400))
  })
  await expect(fetchHere('/pictures/one')).rejects.toMatchObject({ problem: 'size' })
})

test('a server that is silent, slow or breaks off is not waited for', async () => {
  service.answerNext(silence)
  await expect(fetchHere('/pictures/one', { headMs: 50 })).rejects.toMatchObject({ problem: 'silence' })
  service.answerNext((_request, response) => response.writeHead(200).write('a bit'))
  await expect(fetchHere('/pictures/one', { wholeMs: 100 })).rejects.toMatchObject({ problem: 'silence' })
  service.answerNext((_request, response) => {
    response.writeHead(200, { 'content-length': 500 }).write('a bit', () => response.destroy())
  })
  await expect(fetchHere('/pictures/one')).rejects.toMatchObject({ problem: 'silence' })
  service.answerNext((_request, response) => void response.writeHead(404).end())
  await expect(fetchHere('/pictures/one')).rejects.toMatchObject({ problem: 'status' })
})

test.each([[['10.0.0.7']], [['93.184.216.34', '127.0.0.1']], [['::ffff:169.254.169.254']], [['fd00::1']]])(
  'a host name that resolves to %s is not connected to',
  async (addresses) => {
    const resolve = ((_name: string, _options: object, done: (...found: unknown[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as unknown as NonNullable<PictureRules['resolve']>
    const origin = 'https://images.unsplash.com'
    const fetched = fetchPicture(`${origin}/photo-1`, { origin, maxBytes: 1000, resolve })
    await expect(fetched).rejects.toMatchObject({ problem: 'address' })
  },
)

/** Names lead to the given addresses, one after another; the last one stays. */
const resolver = (...addresses: string[]) => {
  const asked: string[] = []
  const resolve = ((name: string, _options: object, done: (...found: unknown[]) => void) => {
    asked.push(name)
    const address = addresses.length > 1 ? addresses.shift() : addresses[0]
    done(null, [{ address, family: 4 }])
  }) as unknown as NonNullable<PictureRules['resolve']>
  return { asked, resolve }
}

/** As for the addresses of callers: any of the internet, of which the local server is a part here. */
const anywhere = (resolve: NonNullable<PictureRules['resolve']>): PictureRules => ({
  origin: () => true,
  maxBytes: 1000,
  resolve,
  isPublic: (address) => address === '127.0.0.1',
})
const portOf = (url: string) => new URL(url).port

test('the address that was checked is the one that is connected to, at each redirect again', async () => {
  const at = `pictures.example:${portOf(service.url)}`
  const { asked, resolve } = resolver('127.0.0.1')
  expect(await fetchPicture(`http://${at}/pictures/one`, anywhere(resolve))).toEqual(bytes)
  const to = (location: string) => (_request: unknown, response: import('node:http').ServerResponse) =>
    void response.writeHead(302, { location }).end()
  service.answerNext(to(`http://other.example:${portOf(service.url)}/pictures/two`))
  expect(await fetchPicture(`http://${at}/pictures/one`, anywhere(resolve))).toEqual(bytes)
  expect([...new Set(asked)]).toEqual(['pictures.example', 'other.example'])
})

test('a name that changes its answer between two connections is refused at the second', async () => {
  const url = `http://pictures.example:${portOf(service.url)}/pictures/one`
  const { resolve } = resolver('127.0.0.1', '10.0.0.7')
  service.answerNext((_request, response) => void response.writeHead(302, { location: url }).end())
  const fetched = fetchPicture(url, anywhere(resolve))
  await expect(fetched).rejects.toMatchObject({ problem: 'address' })
  expect(service.asked).toHaveLength(1)
})

test.each([
  'https://127.0.0.1/a.png',
  'https://2130706433/a.png',
  'https://0x7f.1/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:10.0.0.1]/a.png',
  'https://[64:ff9b::a00:1]/a.png',
  'https://169.254.169.254/latest/meta-data',
  'https://user:word@images.example/a.png',
])('%s is not connected to, whatever origins are allowed', async (url) => {
  const rules = { origin: () => true, maxBytes: 1000 }
  await expect(fetchPicture(url, rules)).rejects.toMatchObject({ problem: 'address' })
})

test('a redirect to a literal private address is not followed, whatever origins are allowed', async () => {
  const url = `http://pictures.example:${portOf(service.url)}/pictures/one`
  for (const location of [
    'http://10.0.0.7/',
    'http://[::1]/',
    'http://0xa9fea9fe/latest',
    'file:///etc/passwd',
  ]) {
    service.answerNext((_request, response) => void response.writeHead(302, { location }).end())
    const fetched = fetchPicture(url, anywhere(resolver('127.0.0.1').resolve))
    await expect(fetched).rejects.toMatchObject({ problem: 'address' })
  }
})

test('only addresses of the public internet are public', () => {
  for (const address of ['93.184.216.34', '1.1.1.1', '172.15.0.1', '172.32.0.1', '2606:4700::1111'])
    expect([address, isPublicAddress(address)]).toEqual([address, true])
  const inside = [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.2.1',
    '192.168.0.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:93.184.216.34',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '',
  ]
  for (const address of inside) expect([address, isPublicAddress(address)]).toEqual([address, false])
})
