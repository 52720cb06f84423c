import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookies } from '#model/access/cookies.ts'
import { type Language, languageFor } from '#model/language/languages.ts'
import type { Services } from '#server/http/context.ts'
import { languageOf } from '#server/http/language.ts'
import { readCheckout } from './checkout.ts'
import { type Page, renderPage, style } from './document.ts'
import { readPortal } from './portal.ts'
import { wordsOf } from './words.ts'

interface Options {
  readonly services: Pick<Services, 'payments' | 'environment'>
  readonly countRequest: (request: FastifyRequest) => Promise<void>
}

interface SandboxRoute {
  readonly Params: { readonly id: string; readonly act: string }
  readonly Querystring: { readonly said?: string }
}

/**
 * The pages where something is paid at the sandbox in dollars, and where such a subscription is changed. Each holder of an address
 * may use it, as at a real gateway. The webhooks of what is pressed are sent before the answer; where the sandbox is off, or a real
 * gateway has keys, all of them are unknown.
 */
export function serveSandboxPages(app: FastifyInstance, { services, countRequest }: Options): void {
  const { sandbox } = services.payments
  const { origin } = new URL(services.environment.publicUrl)

  void app.register(async (scope) => {
    // The forms have no fields.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, _body, done) =>
      done(null, undefined),
    )
    const hidden = { schema: { hide: true }, onRequest: countRequest }

    for (const [path, read] of [
      ['checkout', readCheckout],
      ['portal', readPortal],
    ] as const) {
      scope.get<SandboxRoute>(`/sandbox/${path}/:id`, hidden, async (request, reply) => {
        const { params, query } = request
        const language = chosenLanguage(request)
        const shown = sandbox && (await read(sandbox, params.id))
        return send(reply, language, shown ? shown.show(wordsOf(language), query.said) : null)
      })
      scope.post<SandboxRoute>(`/sandbox/${path}/:id/:act`, hidden, async (request, reply) => {
        const { id, act } = request.params
        const shown = sandbox && (await read(sandbox, id))
        const to = shown && (await shown.act(act))
        if (!sandbox || !to) return send(reply, chosenLanguage(request), null)
        await sandbox.webhooks.send()
        return reply.redirect(
          to.startsWith('?') ? `/sandbox/${path}/${encodeURIComponent(id)}${to}` : to,
          303,
        )
      })
    }
  })

  function send(reply: FastifyReply, language: Language, page: Page | null): FastifyReply {
    return (
      reply
        .status(page ? 200 : 404)
        .header('content-language', language)
        .header('vary', 'accept-language, cookie')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        // The address is a key.
        .header('referrer-policy', 'no-referrer')
        .header(
          'content-security-policy',
          [
            "default-src 'none'",
            "font-src 'self'",
            `style-src 'self' ${styleSource}`,
            // Also where a form leads back to.
            `form-action 'self' ${origin}`,
            "base-uri 'none'",
            "frame-ancestors 'none'",
          ].join('; '),
        )
        .type('text/html; charset=utf-8')
        .send(renderPage(language, page))
    )
  }
}

const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** The language that was chosen in the app, else that of the browser. */
function chosenLanguage(request: FastifyRequest): Language {
  const chosen = request.cookies?.[cookies.locale.name]
  return chosen ? languageFor(chosen) : languageOf(request)
}
