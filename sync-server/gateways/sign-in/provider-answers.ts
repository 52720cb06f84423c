import * as oauth from 'openid-client'

/**
 * The provider's own word for what went wrong, for the log: `400 invalid_grant`. Nothing else of an answer may get there,
 * for it can name the person or hold a token.
 */
export function wordOf(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError) return `${error.status} ${plain(error.error)}`
  const code = error instanceof Error && 'code' in error ? plain(error.code) : 'unknown'
  const response = error instanceof Error && error.cause instanceof Response ? error.cause : null
  return response ? `${response.status} ${code}` : code
}

/** What a provider says at the top of an error that it wraps in its own shape. */
export function plain(word: unknown): string {
  const text = typeof word === 'string' || typeof word === 'number' ? String(word) : ''
  return /^[\w.:-]{1,60}$/.test(text) ? text : 'unknown'
}

/** An object as it was sent; whatever is none is an empty one. */
export function readJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(text)
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
