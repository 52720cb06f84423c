import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contract } from '#contract/contract.ts'
import { type Language, languages } from '#model/language/languages.ts'
import { siteAddress } from '#model/site/addresses.ts'
import { readSiteAddress } from '#model/site/read-address.ts'
import type { NeededRead } from '#model/site/renderer.ts'
import type { Environment } from '../environment/environment.ts'
import type { BuiltSite } from './load-renderer.ts'
import { sitemapOf } from './sitemap.ts'

/** A page that was rendered, with the time in epoch ms until which it is sent without asking again. */
interface Rendered {
  readonly status: number
  readonly html: Buffer
  readonly brotli: Buffer
  readonly etag: string
  readonly until: number
}

/** How long a page is sent as it is. What operators change is shown after it at the latest. */
const keptMs = 30_000
/** More than the site has pages in all languages; addresses without a page are not kept. */
const mostKept = 2_000

/**
 * Serves the public site: each page as HTML made from the answers of REST, in each language under its own address. The
 * answers come from this server's own calls, as a visitor at the same address would get them.
 */
export function serveSite(
  app: FastifyInstance,
  { renderer, assets }: BuiltSite,
  environment: Pick<Environment, 'publicUrl' | 'company'>,
): void {
  const origin = new URL(environment.publicUrl).origin
  const { company } = environment
  const kept = new Map<string, Rendered>()

  for (const path of renderer.paths) {
    const pattern = path.replaceAll('$', ':')
    for (const { key } of languages) app.get(siteAddress(pattern, key), { schema: { hide: true } }, sendPage)
  }
  for (const { key } of languages) {
    if (key !== 'ko') app.get(`/${key}/*`, { schema: { hide: true } }, sendPage)
  }
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/xml').header('cache-control', 'public, max-age=3600').send(sitemapOf(origin)),
  )
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain').header('cache-control', 'public, max-age=3600').send(robotsOf(origin)),
  )

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const pathname = (request.url.split('?')[0] ?? '/').replace(/(?<=.)\/$/, '')
    const address = readSiteAddress(pathname)
    const language = address?.language ?? languageOfPrefix(pathname)
    const known = kept.get(pathname)
    const page =
      known && known.until > Date.now() ? known : await render(request, language, address?.path ?? pathname)
    if (page.status === 200) keep(pathname, page)
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

  async function render(request: FastifyRequest, language: Language, path: string): Promise<Rendered> {
    const input = { language, path, origin, company, assets }
    const reads = renderer.readsOf(path)
    const answers = reads ? await readAll(request, reads, language) : 'missing'
    if (answers === 'missing') return pack(404, renderer.renderProblem('missing', input))
    if (answers === 'unavailable') return pack(503, renderer.renderProblem('unavailable', input))
    return pack(200, renderer.render({ ...input, answers }))
  }

  /** `missing` where one of them is not found, `unavailable` where one of them fails. */
  async function readAll(
    request: FastifyRequest,
    reads: readonly NeededRead[],
    language: Language,
  ): Promise<readonly unknown[] | 'missing' | 'unavailable'> {
    const answers = await Promise.all(
      reads.map(({ call, path, query }) =>
        app.inject({
          method: 'GET',
          url: (callPaths.get(call) ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
            encodeURIComponent(path[name] ?? ''),
          ),
          query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
          headers: { 'accept-language': language },
          remoteAddress: request.ip,
        }),
      ),
    )
    if (answers.some(({ statusCode }) => statusCode >= 500 || statusCode === 429)) return 'unavailable'
    if (answers.some(({ statusCode }) => statusCode !== 200)) return 'missing'
    return answers.map((answer) => answer.json() as unknown)
  }

  function keep(pathname: string, page: Rendered): void {
    kept.delete(pathname)
    kept.set(pathname, page)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '')
  }
}

const callPaths = new Map(contract.map(({ name, path }) => [name, path]))

async function pack(status: number, text: string): Promise<Rendered> {
  const html = Buffer.from(text)
  const brotli = await promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { status, html, brotli, etag, until: Date.now() + keptMs }
}

function languageOfPrefix(pathname: string): Language {
  const prefix = pathname.split('/')[1]
  return languages.find(({ key }) => key === prefix)?.key ?? 'ko'
}

function robotsOf(origin: string): string {
  const closed = ['/brand', '/work-book', '/profile', '/api', '/sync']
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`
}
