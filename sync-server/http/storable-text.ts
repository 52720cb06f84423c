import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/**
 * Refuses a request with a text that PostgreSQL cannot store: one with a NUL character, or with half of a surrogate
 * pair. Throws BAD_REQUEST with the path of each such property.
 */
export function refuseUnstorableText({ params, query, body, upload, incoming }: FastifyRequest): void {
  const file = upload ?? incoming
  const paths = [
    ...[params, query, body].flatMap((given) => [...unstorable(given)]),
    ...(file && !isStorable(file.name) ? ['file'] : []),
  ]
  if (paths.length === 0) return
  throw new Refusal('BAD_REQUEST', {
    fields: paths.map((path) => ({ field: path || 'body', code: 'INVALID_VALUE' })),
  })
}

/** Without recursion: a body may be nested as deeply as its size allows. */
function* unstorable(given: unknown): Generator<string> {
  const waiting: { readonly value: unknown; readonly path: string }[] = [{ value: given, path: '' }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && !isStorable(value)) yield path
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) yield path
      waiting.push({ value: inner, path: path === '' ? name : `${path}.${name}` })
    }
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
