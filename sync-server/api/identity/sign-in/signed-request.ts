import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '#server/http/same-secret.ts'

const payload = z.object({
  algorithm: z.literal('HMAC-SHA256'),
  user_id: z.string().regex(/^\d{1,40}$/),
  /** Epoch seconds. */
  issued_at: z.number().positive().max(1e11).optional().catch(undefined),
})

export interface SignedRequest {
  /** The person at the app that signed. */
  readonly subject: string
  /** null: the request does not say. */
  readonly issuedAt: Date | null
}

/** Of a signed request, in UTF-16 units; those of Meta have some hundred. */
const longest = 4096

/** What a signed request of Meta says; null where the signature or the content is invalid, and where it is too long. */
export function readSignedRequest(text: string, secret: string): SignedRequest | null {
  if (text.length > longest) return null
  const [signature = '', body = ''] = text.split('.')
  const expected = createHmac('sha256', secret).update(body).digest('base64url')
  if (!isSameSecret(withoutPadding(signature), expected)) return null
  try {
    const json = Buffer.from(body, 'base64url').toString('utf8')
    // A number that is larger than what JSON keeps exactly.
    const read = payload.safeParse(JSON.parse(json.replace(/("user_id"\s*:\s*)(\d+)/, '$1"$2"')))
    if (!read.success) return null
    const { user_id: subject, issued_at: seconds } = read.data
    return { subject, issuedAt: seconds === undefined ? null : new Date(seconds * 1000) }
  } catch {
    return null
  }
}

function withoutPadding(base64: string): string {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  return base64.slice(0, base64.length - padding)
}
