import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { languages } from '#model/language/languages.ts'
import { siteAddress, sitePaths } from '#model/site/addresses.ts'
import type { PageInput, SiteRenderer } from '#model/site/renderer.ts'
import { answerError } from '../http/errors.ts'
import { serveSite } from './serve-site.ts'

const environment = { publicUrl: 'https://saegim.example/', company: { name: '온기' } }
let app: FastifyInstance
let plansStatus = 200
let asked = 0
let counted = 0
let outOfDateAt: number | null = null

/** Shows what it was given. */
const renderer: SiteRenderer = {
  inlineScripts: [],
  paths: ['/price', '/policy/$type', '/blog'],
  untilOf: (path) => (path === '/price' ? outOfDateAt : null),
  queryOf: (path, search) => (path === '/blog' && search.startsWith('idCategory=2') ? '?idCategory=2' : ''),
  feedWords: (language) => ({ title: `Posts & more in ${language}`, description: 'About brands' }),
  readsOf: (path) => {
    if (path === '/price') return [{ call: 'brandMeta.plan', path: {}, query: {} }]
    return path.startsWith('/blog') ? [] : null
  },
  headOf: ({ language, path }) => ({ title: `Title of ${path}`, description: `In ${language}` }),
  render: ({ language, path, origin, answers, preview }: PageInput) =>
    `<!doctype html>${JSON.stringify({ language, path, origin, answers, preview })}`,
  renderProblem: (problem, { language }) => `<!doctype html>${problem} in ${language}`,
}

beforeAll(async () => {
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  app.setErrorHandler(answerError)
  app.get('/api/v1/brand-meta/plan', async (request, reply) => {
    asked += 1
    return reply.code(plansStatus).send({ plans: 3, language: request.headers['accept-language'] })
  })
  app.get('/api/v1/board/post/page', async () => ({
    _embedded: {
      posts: [
        {
          idPost: 7,
          language: 'en',
          languages: ['ko', 'en'],
          date: '2026-11-20',
          title: 'A & B',
          summary: '<b>',
        },
      ],
    },
  }))
  serveSite(app, { renderer, assets: { styles: '', fonts: null, scripts: {} } }, environment, {
    countMaking: async () => {
      counted += 1
    },
  })
  await app.ready()
})

afterAll(() => app.close())

afterEach(() => {
  outOfDateAt = null
  vi.useRealTimers()
})

const get = (url: string, headers = {}) => app.inject({ url, headers })

test('each language has the page under its own address, with the answers in that language', async () => {
  for (const [url, language] of [
    ['/price', 'ko'],
    ['/en/price', 'en'],
    ['/zh-TW/price/', 'zh-TW'],
  ] as const) {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, headers['content-language']]).toEqual([200, language])
    expect(JSON.parse(body.replace('<!doctype html>', ''))).toEqual({
      language,
      path: '/price',
      origin: 'https://saegim.example',
      answers: [{ plans: 3, language }],
      preview: expect.stringMatching(
        new RegExp(`^/preview${siteAddress('/price', language)}\\.png\\?v=[\\w-]{12}$`),
      ),
    })
  }
})

test('a page is made once, confirmed by its tag, and compressed for a browser that accepts it', async () => {
  const first = await get('/ja/price')
  const before = asked
  const again = await get('/ja/price', { 'if-none-match': first.headers.etag })
  expect([again.statusCode, again.body, asked]).toEqual([304, '', before])
  const packed = await get('/ja/price', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.headers.vary).toBe('accept-encoding')
})

test('a page is made again once it is out of date by the clock, else after half a minute', async () => {
  const at = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time })
  const begin = Date.now() + 3_600_000
  outOfDateAt = begin + 10_000
  at(begin)
  await get('/zh-TW/price')
  const before = asked
  at(begin + 9_999)
  await get('/zh-TW/price')
  expect(asked).toBe(before)
  at(begin + 10_000)
  outOfDateAt = null
  await get('/zh-TW/price')
  expect(asked).toBe(before + 1)
  at(begin + 39_999)
  await get('/zh-TW/price')
  expect(asked).toBe(before + 1)
  at(begin + 40_000)
  await get('/zh-TW/price')
  expect(asked).toBe(before + 2)
})

test.each([
  ['/en/nothing', 'en'],
  ['/en/policy/NONE', 'en'],
  ['/policy/NONE', 'ko'],
])('%s has no page and is answered 404 in its language', async (address, language) => {
  const { statusCode, body } = await get(address)
  expect([statusCode, body]).toEqual([404, `<!doctype html>missing in ${language}`])
})

test('while REST fails a page that was shown stays what it is, and no page with holes is made', async () => {
  plansStatus = 500
  expect((await get('/en/price')).statusCode).toBe(200)
  const { statusCode, headers, body } = await get('/zh-CN/price')
  expect([statusCode, headers['retry-after'], body]).toEqual([
    503,
    '5',
    '<!doctype html>unavailable in zh-CN',
  ])
  plansStatus = 200
  expect((await get('/zh-CN/price')).statusCode).toBe(200)
})

test('the sitemap lists each page in each language, and robots are told where it is', async () => {
  const { body } = await get('/sitemap.xml')
  const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toHaveLength(sitePaths.length * languages.length + 2)
  expect(listed).toEqual(
    expect.arrayContaining([
      'https://saegim.example/',
      'https://saegim.example/en',
      'https://saegim.example/price',
      'https://saegim.example/zh-TW/policy/TERM',
      'https://saegim.example/blog/7',
      'https://saegim.example/en/blog/7',
    ]),
  )
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://saegim.example/sitemap.xml')
})

test('a page gets the part of the query that it reads, and ignores the rest', async () => {
  const pathOf = async (url: string) =>
    (JSON.parse((await get(url)).body.replace('<!doctype html>', '')) as { path: string }).path
  expect(await pathOf('/en/blog?idCategory=2&utm_source=x')).toBe('/blog?idCategory=2')
  expect(await pathOf('/en/blog?idCategory=none')).toBe('/blog')
  expect(await pathOf('/en/blog')).toBe('/blog')
})

test('the feed lists posts under the addresses of its language, and says in which language each is', async () => {
  const { headers, body } = await get('/zh-CN/blog/rss.xml')
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(body).toContain('<title>Posts &amp; more in zh-CN</title>')
  expect(body).toContain('<language>zh-CN</language>')
  expect(body).toContain(`<item>
<title>A &amp; B</title>
<link>https://saegim.example/zh-CN/blog/7</link>
<guid isPermaLink="true">https://saegim.example/zh-CN/blog/7</guid>
<pubDate>Thu, 19 Nov 2026 15:00:00 GMT</pubDate>
<dc:language>en-US</dc:language>
<description>&lt;b&gt;</description>
</item>`)
})

test('each page has a picture for messengers, drawn once and counted as drawn, under an address that names its words', async () => {
  const { preview } = JSON.parse((await get('/en/price')).body.replace('<!doctype html>', '')) as {
    preview: string
  }
  counted = 0
  const first = await get(preview)
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png'])
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const [again, other] = [await get(preview), await get(preview.replace('/en/', '/ja/'))]
  expect([again.rawPayload.equals(first.rawPayload), other.rawPayload.equals(first.rawPayload)]).toEqual([
    true,
    false,
  ])
  expect(counted).toBe(2)
  // An address of earlier words gets the picture of today, which is not kept for long.
  expect(other.headers['cache-control']).toBe('no-cache')
  expect((await get(preview, { 'if-none-match': first.headers.etag })).statusCode).toBe(304)
  for (const address of [
    '/preview/nothing.png',
    '/preview/policy/NONE.png',
    '/preview/en/price',
    '/preview/',
  ])
    expect((await get(address)).statusCode, address).toBe(404)
})
