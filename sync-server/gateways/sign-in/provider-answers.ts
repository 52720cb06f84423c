import * as oauth from 'openid-client'

/**
 * The provider's error word for the log: `400 invalid_grant`. Nothing else of an answer is logged, because it can
 * contain personal data or a token.
 */
export function wordOf(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError) return `${error.status} ${safeWord(error.error)}`
  const code = error instanceof Error && 'code' in error ? safeWord(error.code) : 'unknown'
  const response = error instanceof Error && error.cause instanceof Response ? error.cause : null
  return response ? `${response.status} ${code}` : code
}

/** The value if it is a short word without special characters, else 'unknown'. */
export function safeWord(word: unknown): string {
  const text = typeof word === 'string' || typeof word === 'number' ? String(word) : ''
  return /^[\w.:-]{1,60}$/.test(text) ? text : 'unknown'
}

/** Parses a JSON object; {} for anything else. */
export function readJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(text)
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
