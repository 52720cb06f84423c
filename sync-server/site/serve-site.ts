import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerOf } from '#contract/call.ts'
import { pagePosts } from '#contract/post.ts'
import { type Language, languages } from '#model/language/languages.ts'
import { siteAddress } from '#model/site/addresses.ts'
import { readSiteAddress } from '#model/site/read-address.ts'
import type { Environment } from '../environment/environment.ts'
import type { Limits } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import { feedOf } from './feed.ts'
import { keepOwnStyles } from './keep-own-styles.ts'
import type { BuiltSite } from './load-renderer.ts'
import { answersReader } from './read-answers.ts'
import { previewAddress, servePreviews } from './serve-previews.ts'
import { sitemapOf } from './sitemap.ts'

/** A page that was rendered, with the time in epoch ms until which it is sent without asking again. */
interface Rendered {
  readonly status: number
  /** Hash of what the renderer made. */
  readonly source: string
  readonly html: Buffer
  readonly brotli: Buffer
  readonly etag: string
  readonly until: number
}

type PostFacts = AnswerOf<typeof pagePosts>['_embedded']['posts'][number]

/** How long a page is sent as it is. What operators change is shown after it at the latest. */
const keptMs = 30_000
/** More than the site has pages in all languages; addresses without a page are not kept. */
const mostKept = 2_000

/** Answers 404 with the page of the site for addresses that have none. */
export type SendMissing = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Serves the public site: each page as HTML made from the answers of REST, in each language under its own address. The
 * answers come from this server's own calls, as a visitor at the same address would get them.
 */
export function serveSite(
  app: FastifyInstance,
  { renderer, assets }: BuiltSite,
  environment: Pick<Environment, 'publicUrl' | 'company'>,
  limits: Pick<Limits, 'countMaking'>,
): SendMissing {
  const origin = new URL(environment.publicUrl).origin
  const { company } = environment
  const kept = new Map<string, Rendered>()
  const missing = new Map<Language, Rendered>()
  const readAll = answersReader(app)

  servePreviews(app, { renderer, origin, readAll, limits })
  for (const path of renderer.paths) {
    const pattern = path.replaceAll('$', ':')
    for (const { key } of languages) app.get(siteAddress(pattern, key), { schema: { hide: true } }, sendPage)
  }
  for (const { key } of languages) {
    if (key !== 'ko') app.get(`/${key}/*`, { schema: { hide: true } }, sendPage)
  }
  for (const { key } of languages) {
    app.get(siteAddress('/blog/rss.xml', key), { schema: { hide: true } }, async (request, reply) => {
      const posts = await listPosts(request, key, 30)
      const words = renderer.feedWords(key)
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(feedOf({ origin, language: key, words, posts }))
    })
  }
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) =>
    reply
      .type('application/xml')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemapOf(origin, await listPosts(request, 'ko', 200))),
  )
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain').header('cache-control', 'public, max-age=3600').send(robotsOf(origin)),
  )

  return async (request, reply) => {
    const [pathname = '/'] = request.url.split('?')
    const language = languageOfPrefix(pathname)
    return send(request, reply, language, await renderMissing(language))
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [before = '/', search = ''] = request.url.split('?')
    const pathname = before.replace(/(?<=.)\/$/, '')
    const address = readSiteAddress(pathname)
    const language = address?.language ?? languageOfPrefix(pathname)
    const path = address?.path ?? pathname
    const query = renderer.queryOf(path, search)
    const known = kept.get(pathname + query)
    const page =
      known && known.until > Date.now() ? known : await render(request, language, path + query, known)
    if (page.status === 200) keep(pathname + query, page)
    return send(request, reply, language, page)
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
    page: Rendered,
  ): Promise<FastifyReply> {
    if (page.status === 503) reply.header('retry-after', '5')
    reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', page.etag)
      .header('content-language', language)
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html)
    return reply.header('content-encoding', 'br').send(page.brotli)
  }

  async function render(
    request: FastifyRequest,
    language: Language,
    path: string,
    before: Rendered | undefined,
  ): Promise<Rendered> {
    const input = { language, path, origin, company, assets }
    const reads = renderer.readsOf(path)
    const answers = reads ? await readAll(request, reads, language) : 'missing'
    if (answers === 'missing') return renderMissing(language)
    if (answers === 'unavailable') return pack(503, renderer.renderProblem('unavailable', input))
    const preview = previewAddress(language, path, renderer.headOf({ language, path, answers }))
    const text = renderer.render({ ...input, answers, preview })
    const until = Math.min(Date.now() + keptMs, renderer.untilOf(path, answers) ?? Number.POSITIVE_INFINITY)
    return before?.source === hashOf(text) ? { ...before, until } : pack(200, text, until)
  }

  /** One for all addresses of a language: scanners ask for many, and rendering takes milliseconds of every visitor. */
  async function renderMissing(language: Language): Promise<Rendered> {
    const known = missing.get(language)
    if (known && known.until > Date.now()) return known
    const text = renderer.renderProblem('missing', { language, path: '/', origin, company, assets })
    const page = await pack(404, text, Date.now() + keptMs)
    missing.set(language, page)
    return page
  }

  /** The newest posts. Rejects where they cannot be read now. */
  async function listPosts(request: FastifyRequest, language: Language, size: number): Promise<PostFacts[]> {
    const answers = await readAll(request, [{ call: pagePosts.name, path: {}, query: { size } }], language)
    if (typeof answers === 'string') throw new Refusal('NOT_READY')
    return (answers[0] as AnswerOf<typeof pagePosts>)._embedded.posts
  }

  function keep(address: string, page: Rendered): void {
    kept.delete(address)
    kept.set(address, page)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '')
  }
}

/** A page that is kept is compressed as far as it goes; one in place of a page is made for each request. */
async function pack(status: number, text: string, until = 0): Promise<Rendered> {
  const html = Buffer.from(await keepOwnStyles(text))
  const brotli = await promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: status === 200 ? 11 : 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
  return { status, source: hashOf(text), html, brotli, etag: `"${hashOf(html)}"`, until }
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

function languageOfPrefix(pathname: string): Language {
  const prefix = pathname.split('/')[1]
  return languages.find(({ key }) => key === prefix)?.key ?? 'ko'
}

function robotsOf(origin: string): string {
  const closed = ['/brand', '/work-book', '/editor', '/profile', '/api', '/sync']
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`
}
