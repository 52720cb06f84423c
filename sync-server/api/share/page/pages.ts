import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { Services } from '#server/http/context.ts'
import { cookieJar } from '#server/http/cookie-jar.ts'
import { answerError } from '#server/http/errors.ts'
import { acceptForms, formBytes } from '#server/http/forms.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { fontOrigins } from '../font-list.ts'
import { hasPass } from '../link-pass.ts'
import { readLogoForms } from '../logo-forms.ts'
import { isSeen } from '../openings.ts'
import { findShare, type OpenShare, otherNodeSeconds, type SharePart } from '../queries.ts'
import { previewOf } from '../share-preview.ts'
import { readSharedGuide } from '../shared-guide.ts'
import { pageWords } from '../words.ts'
import { guidePage, notReadyPage } from './document.ts'
import { printPage } from './print-page.ts'
import { chosenLanguage, isOfTeam } from './readers.ts'
import { pageScript as script } from './script.ts'
import { sendPage } from './send-page.ts'
import { sendLocked, sendNotFound } from './send-plain.ts'
import { brandStyle, pageStyle } from './style.ts'
import { tryPassword } from './unlock.ts'

interface Page {
  readonly Params: { readonly key: string }
  readonly Querystring: { readonly lang?: string }
}

interface PageOptions {
  readonly db: Kysely<DB>
  readonly services: Pick<Services, 'storage' | 'log' | 'environment' | 'openings'>
  readonly limits: Pick<Limits, 'countPage' | 'countMaking' | 'countLinkPassword'>
}

const noFonts = { korMain: null, korSub: null, engMain: null, engSub: null }

/** The part shown at each address. A link to the whole guide opens all of them; null: a part of a newer release. */
const addresses: readonly (readonly [path: string, part: SharePart | null, isForPrint?: boolean])[] = [
  ['/share/:key', 'ALL'],
  ['/share/core/:key', 'CORE'],
  ['/share/visual/:key', 'VISUAL'],
  ['/share/print/:key', 'VISUAL', true],
  ['/share/:folder/:key', null],
]

/**
 * Serves shared guides as complete HTML pages, without the app. They are hidden from search engines, and their content
 * security policy allows only the script with the given hash.
 */
export function serveSharePages(app: FastifyInstance, { db, services, limits }: PageOptions): void {
  const worker = readFileSync(join(import.meta.dirname, 'share-worker.js'), 'utf8')
  const isHttps = services.environment.publicUrl.startsWith('https:')
  const hidden = { schema: { hide: true }, onRequest: limits.countPage }

  app.get('/share/worker.js', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  )

  for (const [path, part, isForPrint = false] of addresses) {
    app.get<Page>(path, { ...hidden, errorHandler: answerNotReady }, async (request, reply) => {
      const { key } = request.params
      const shown = await readShown(request, reply, part)
      const { language, words } = shown
      if (shown.locked) return sendLocked(reply, words, null)
      if (!shown.guide || (isForPrint && shown.guide.downloads.length === 0))
        return sendNotFound(reply, words)
      const { share, guide, forms, preview } = shown
      const style = `${pageStyle()}\n${brandStyle(guide)}`
      const address = `${services.environment.publicUrl}${path.replace(':key', encodeURIComponent(key))}`
      const addresses = {
        page: address,
        picture: `${address}/preview.png?lang=${language}&v=${preview.version}`,
      }
      const isUnkept = share.password_hash !== null
      const files = { key, addresses, style, script, forms, isUnkept }
      const { visual } = guide
      const page =
        isForPrint && visual
          ? printPage({ ...guide, visual }, words, await fontOrigins(visual.typography ?? noFonts), files)
          : guidePage(guide, words, files)
      if (isSeen(request) && !(await isOfTeam(db, request, share.brand_id))) services.openings.count(share.id)
      return sendPage(reply, { status: 200, page, style, script, language, isUnkept })
    })

    app.get<Page>(`${path}/preview.png`, hidden, async (request, reply) => {
      const { preview, share } = await readShown(request, reply, part)
      if (!preview) throw new Refusal('NOT_FOUND')
      if (!preview.isMade) await limits.countMaking(request)
      return reply
        .header('cache-control', share.password_hash === null ? 'private, max-age=3600' : 'private, no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        .header('referrer-policy', 'no-referrer')
        .type('image/png')
        .send(await preview.make())
    })
  }

  app.register(async (forms) => {
    acceptForms(forms)
    for (const [path, part] of addresses)
      forms.post<Page>(
        path,
        { ...hidden, bodyLimit: formBytes, errorHandler: answerNotReady },
        async (request, reply) => {
          const shown = await readShown(request, reply, part)
          if (shown.locked) {
            const fault = await tryPassword(request, reply, shown.locked, { limits, isHttps })
            if (fault !== null) return sendLocked(reply, shown.words, fault)
          }
          // The page is asked for again, with the cookie.
          return reply
            .header('cache-control', 'private, no-store')
            .header('referrer-policy', 'no-referrer')
            .redirect(request.url, 303)
        },
      )
  })

  /** What the link of a request shows at this address; without a guide where it shows nothing, or asks for its password first. */
  async function readShown(request: FastifyRequest<Page>, reply: FastifyReply, part: SharePart | null) {
    const language = chosenLanguage(request)
    const words = pageWords(language)
    const share = await findShare(db, request.params.key)
    const nothing = { language, words, guide: null, preview: null, share: null, locked: null }
    if (!share || part === null || !opens(share, part)) return nothing
    if (!hasPass(cookieJar(request, reply, isHttps), share)) return { ...nothing, locked: share }
    const guide = await readSharedGuide(db, { ...share, part }, language)
    const idBrand = share.brand_id
    const forms = await readLogoForms(db, services, idBrand, guide.visual?.logo)
    const preview = previewOf({ guide, forms, words }, { db, services, idBrand })
    return { language, words, share, guide, forms, preview, locked: null }
  }
}

function opens({ part }: OpenShare, asked: SharePart): boolean {
  return part === asked || part === 'ALL'
}

/** The link is of a newer release: the page loads itself again, until a node of that answers. */
function answerNotReady(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof Refusal) || error.code !== 'NOT_READY') return answerError(error, request, reply)
  const language = chosenLanguage(request)
  const style = pageStyle()
  const page = notReadyPage(pageWords(language), { style, script })
  reply.header('refresh', otherNodeSeconds).header('retry-after', otherNodeSeconds)
  return sendPage(reply, { status: 503, page, style, script, language })
}
