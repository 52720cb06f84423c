import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Language } from '#model/language/languages.ts'

export interface PageAnswer {
  readonly status: number
  readonly page: string
  readonly style: string
  readonly script: string
  readonly language: Language
  /** Has a form, which is sent to its own address. */
  readonly hasForm?: boolean
  /** true: no copy of it stays in the browser, because it was opened with a password, or asks for one. */
  readonly isUnkept?: boolean
}

/** A page whose content security policy allows its own script and style alone; search engines are told to leave it. */
export function sendPage(reply: FastifyReply, answer: PageAnswer): FastifyReply {
  const { status, page, style, script, language, hasForm = false, isUnkept = false } = answer
  return (
    reply
      .status(status)
      .header('content-language', language)
      .header('vary', 'accept-language, cookie')
      .header('cache-control', isUnkept ? 'private, no-store' : 'private, no-cache')
      .header('x-robots-tag', 'noindex, nofollow')
      // The URL contains the secret key.
      .header('referrer-policy', 'no-referrer')
      .header(
        'content-security-policy',
        [
          "default-src 'none'",
          "img-src 'self'",
          "font-src 'self'",
          "connect-src 'self'",
          "worker-src 'self'",
          `style-src 'self' ${hashOf(style)}`,
          `script-src ${hashOf(script)}`,
          "base-uri 'none'",
          `form-action ${hasForm ? "'self'" : "'none'"}`,
          "frame-ancestors 'none'",
        ].join('; '),
      )
      .type('text/html; charset=utf-8')
      .send(page)
  )
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
