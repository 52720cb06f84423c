import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressBuild } from '../builds/compress-build.ts'
import { answerError } from './errors.ts'
import { serveApp } from './static-app.ts'

let app: FastifyInstance
let directory: string
const script = `export const words = '${'온기 '.repeat(1_000)}'`

const large = Buffer.alloc(3 * 1024 * 1024, 'ongi')

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'saegim-dist-'))
  mkdirSync(join(directory, 'assets'))
  mkdirSync(join(directory, '.vite'))
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>새김</title>')
  writeFileSync(join(directory, 'assets/main-1a2b.js'), script)
  writeFileSync(join(directory, 'assets/large-3c4d.wasm'), large)
  writeFileSync(join(directory, 'sw.js'), `// this build\n${script}`)
  writeFileSync(join(directory, 'sw.js.br'), 'an earlier build')
  writeFileSync(join(directory, 'manifest.webmanifest'), '{}')
  writeFileSync(join(directory, '.vite/manifest.json'), '{}')
  await compressBuild(directory)
  app = fastify()
  app.setErrorHandler(answerError)
  await serveApp(
    app,
    { directory, earlier: { find: async () => null } },
    { devMode: false, cookieDomain: null },
  )
})

afterAll(async () => {
  await app.close()
  rmSync(directory, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test("any screen's path gets index.html, revalidated each time", async () => {
  for (const url of ['/', '/brand/guide/core', '/work-book/core/purpose/why?x=1', '/brand/v1.2']) {
    const { statusCode, headers, body } = await get(url)
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-cache'])
    expect(body).toContain('새김')
  }
  const head = await app.inject({ method: 'HEAD', url: '/brand' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('the reply of a page is not awaited here: each time adds two listeners to its response', async () => {
  const counted = fastify()
  const waiting: number[] = []
  counted.addHook('onSend', async (_request, reply) => {
    waiting.push(reply.raw.listenerCount('close'))
  })
  await serveApp(
    counted,
    { directory, earlier: { find: async () => null } },
    { devMode: false, cookieDomain: null },
  )
  for (const url of ['/', '/brand']) expect((await counted.inject(url)).statusCode).toBe(200)
  // One of the test's request, and two of the route of files, which had no such file.
  expect(waiting).toEqual([1, 3])
  await counted.close()
})

test('a page names the domain of the cookies, where there is one, for this host alone', async () => {
  expect((await get('/brand')).headers['set-cookie']).toBeUndefined()
  const shared = fastify()
  const options = { devMode: false, cookieDomain: 'saegim.example' }
  await serveApp(shared, { directory, earlier: { find: async () => null } }, options)
  const { headers } = await shared.inject('/brand')
  expect(headers['set-cookie']).toMatch(/^__Host-saegim-cookie-domain=saegim.example; Path=\/; .*Secure$/)
  await shared.close()
})

test('a path of no screen is a 404: with the page of the site, and below a path of the app with index.html', async () => {
  const built = mkdtempSync(join(tmpdir(), 'saegim-screens-'))
  mkdirSync(join(built, '.vite'))
  mkdirSync(join(built, 'assets'))
  writeFileSync(join(built, 'index.html'), '<!doctype html><title>새김</title>')
  writeFileSync(join(built, '.vite/manifest.json'), '{}')
  writeFileSync(join(built, '.vite/ssr-manifest.json'), '{"routes/_brand/_menu/brand.index.tsx":[]}')
  const screens = fastify()
  screens.setErrorHandler(answerError)
  await serveApp(
    screens,
    {
      directory: built,
      earlier: { find: async () => null },
      sendMissing: async (_request, reply) => reply.code(404).type('text/html').send('the page of the site'),
    },
    { devMode: false, cookieDomain: null },
  )
  const answers = await Promise.all(
    ['/brand', '/brand/market', '/nothing', '/nothing/at/all?x=1', '/brandy'].map(async (url) => {
      const { statusCode, body } = await screens.inject(url)
      return [url, statusCode, body.includes('새김') ? 'app' : body]
    }),
  )
  expect(answers).toEqual([
    ['/brand', 200, 'app'],
    ['/brand/market', 404, 'app'],
    ['/nothing', 404, 'the page of the site'],
    ['/nothing/at/all?x=1', 404, 'the page of the site'],
    ['/brandy', 404, 'the page of the site'],
  ])
  await screens.close()
  rmSync(built, { recursive: true, force: true })
})

test('a developer path is a 404 with index.html, for no search engine', async () => {
  for (const url of [
    '/dev',
    '/brand/strategy_back?x=1',
    '/work-book/brand/strategy_back',
    '/brand/dev-notes',
  ]) {
    const { statusCode, headers, body } = await get(url)
    expect([url, statusCode, headers['x-robots-tag']]).toEqual([url, 404, 'noindex'])
    expect(body).toContain('새김')
  }
  const { statusCode, headers } = await get('/brand/strategy/personality?from=/dev')
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined])
})

test("the server's own paths and missing files are never answered with index.html", async () => {
  const paths = [
    ...['/api/v1/x', '/sync/1/guide', '/assets/gone-1.js', '/robots.txt', '/.vite/manifest.json'],
    ...['/.git/config', '/.git/', '/assets/.env', '/.env', '/.well-known/x', '/%2egit/HEAD', '/brand/.svn/x'],
  ]
  for (const url of paths) {
    const { statusCode, headers } = await get(url)
    expect([url, statusCode]).toEqual([url, 404])
    expect(headers['content-type']).toContain('json')
  }
  expect((await app.inject({ method: 'POST', url: '/brand' })).statusCode).toBe(404)
})

test('no directory is listed, and nothing outside of the build is served', async () => {
  for (const url of [
    ...['/assets', '/assets/', '/.vite', '/.vite/'],
    ...[
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/..%5cindex.html',
    ],
  ]) {
    const { statusCode, headers, body } = await get(url)
    expect([url, Math.floor(statusCode / 100)]).toEqual([url, 4])
    expect(headers['content-type']).toContain('json')
    expect(body).not.toMatch(/main-1a2b|"name"/)
  }
})

test('a file with a hash in its name is immutable and compressed', async () => {
  const { headers, rawPayload } = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
  })
  expect(brotliDecompressSync(rawPayload).toString()).toBe(script)
  expect((await get('/assets/main-1a2b.js')).body).toBe(script)
  const gzipped = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(script)
  const head = await app.inject({ method: 'HEAD', url: '/assets/main-1a2b.js' })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
    200,
    String(Buffer.byteLength(script)),
    '',
  ])
  const { statusCode, body } = await get('/assets/main-1a2b.js', { 'if-none-match': String(headers.etag) })
  expect([statusCode, body]).toEqual([304, ''])
})

test('a large asset arrives whole', async () => {
  const { rawPayload, headers } = await get('/assets/large-3c4d.wasm')
  expect(rawPayload.equals(large)).toBe(true)
  expect(headers['content-type']).toBe('application/wasm')
})

test('the service worker is never served compressed, even beside a compressed copy of an earlier build', async () => {
  const { headers, body } = await get('/sw.js', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['cache-control']).toBe('no-cache')
  expect(body).toMatch(/^\/\/ this build/)
})

test('the manifest is revalidated each time', async () => {
  expect((await get('/manifest.webmanifest')).headers['cache-control']).toBe('no-cache')
})
