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

/** What a signed request of Meta says; null where the signature or the content is invalid. */
export function readSignedRequest(text: string, secret: string): SignedRequest | null {
  const [signature = '', body = ''] = text.split('.')
  const expected = createHmac('sha256', secret).update(body).digest('base64url')
  if (!isSameSecret(signature.replace(/=+$/, ''), expected)) return null
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
