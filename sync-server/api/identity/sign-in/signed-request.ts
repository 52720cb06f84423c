import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '#server/http/same-secret.ts'

const payload = z.object({
  algorithm: z.literal('HMAC-SHA256'),
  user_id: z.string().regex(/^\d{1,40}$/),
})

/** The user id in a signed request of Meta; null where the signature or the content is invalid. */
export function readSignedRequest(text: string, secret: string): string | null {
  const [signature = '', body = ''] = text.split('.')
  const expected = createHmac('sha256', secret).update(body).digest('base64url')
  if (!isSameSecret(signature.replace(/=+$/, ''), expected)) return null
  try {
    const read = payload.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
    return read.data?.user_id ?? null
  } catch {
    return null
  }
}
