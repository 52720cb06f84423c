import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#model/language/languages.ts'
import { siteAddress } from '#model/site/addresses.ts'
import { readSiteAddress } from '#model/site/read-address.ts'
import type { PageHead, SiteRenderer } from '#model/site/renderer.ts'
import { MadeFiles } from '#server/api/share/made-files.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { drawPagePreview } from './draw-page-preview.ts'
import type { ReadAnswers } from './read-answers.ts'

interface Site {
  readonly renderer: Pick<SiteRenderer, 'queryOf' | 'readsOf' | 'headOf'>
  readonly origin: string
  readonly readAll: ReadAnswers
  readonly limits: Pick<Limits, 'countMaking'>
}

/** About 200 pictures: more than there are pages in all languages. */
const mostBytes = 8_000_000
const year = 365 * 24 * 60 * 60
/** A new number where the drawing changes: messengers keep pictures by their address. */
const design = 1

/** Path of the picture of a page, with what names its content. `path` is in Korean, with the query that the page reads. */
export function previewAddress(language: Language, path: string, head: PageHead): string {
  const [pathname = '/', search = ''] = path.split('?')
  const address = siteAddress(pathname, language)
  const query = new URLSearchParams(search)
  query.set('v', versionOf(language, head))
  return `/preview${address === '/' ? '/index' : address}.png?${query}`
}

/** Serves the pictures that messengers show of pages: KakaoTalk and Facebook take no SVG. Each is drawn once. */
export function servePreviews(app: FastifyInstance, { renderer, origin, readAll, limits }: Site): void {
  const made = new MadeFiles(mostBytes)
  const { host } = new URL(origin)
  app.get('/preview/*', { schema: { hide: true } }, sendPreview)

  async function sendPreview(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [before = '', search = ''] = request.url.split('?')
    const name = /^\/preview(\/.+)\.png$/.exec(before)?.[1]
    const address = readSiteAddress(name === '/index' ? '/' : (name ?? ''))
    if (!address) throw new Refusal('NOT_FOUND')
    const { language } = address
    const path = `${address.path}${renderer.queryOf(address.path, search)}`
    const reads = renderer.readsOf(path)
    const answers = reads ? await readAll(request, reads, language) : 'missing'
    if (answers === 'missing') throw new Refusal('NOT_FOUND')
    if (answers === 'unavailable') throw new Refusal('NOT_READY')
    const head = renderer.headOf({ language, path, answers })
    const version = versionOf(language, head)
    const etag = `"${version}"`
    const isOfThisVersion = new URLSearchParams(search).get('v') === version
    reply
      .type('image/png')
      .header('etag', etag)
      .header('cache-control', isOfThisVersion ? `public, max-age=${year}, immutable` : 'no-cache')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (!made.has(version)) await limits.countMaking(request)
    return reply.send(await made.get(version, () => drawPagePreview({ ...head, language, host })))
  }
}

function versionOf(language: Language, { title, description }: PageHead): string {
  return createHash('sha256')
    .update(JSON.stringify([design, language, title, description]))
    .digest('base64url')
    .slice(0, 12)
}
