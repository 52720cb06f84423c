import type { FastifyInstance } from 'fastify'

/** Of a form of a provider; they have some hundred. */
export const formBytes = 16 * 1024

/** Providers send their webhooks as forms, which no other call takes. */
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
