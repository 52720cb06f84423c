import type { FastifyInstance } from 'fastify'

/** Of a form at most: webhooks of providers have some hundred, a password of a link fewer. */
export const formBytes = 16 * 1024

/** Takes forms in this scope: webhooks of providers, and passwords of links. No call takes one. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** A field of a form; null: it is missing or empty. */
export function fieldOf(form: unknown, name: string): string | null {
  const value: unknown = typeof form === 'object' && form !== null ? Reflect.get(form, name) : null
  return typeof value === 'string' && value !== '' ? value : null
}
