import type { ImageService } from '#server/environment/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import { retryAfterOf, userAgent } from '../outside.ts'
import { faultOf } from './chat-shapes.ts'

/** Of an answer that is an error. */
const faultBytes = 64 * 1024

/** How hosts name that they refuse to show something. */
const refusals: ReadonlySet<string> = new Set([
  'content_filter',
  'content_policy_violation',
  'moderation_blocked',
  'image_generation_user_error',
])

/** Posts JSON to the host, with its key. Rejects as `fetch`. */
export function postToHost(
  { baseUrl, key }: Pick<ImageService, 'baseUrl' | 'key'>,
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(new URL(`${baseUrl}${path}`), {
    method: 'POST',
    body: JSON.stringify(body),
    // A redirect would send our key to another address.
    redirect: 'error',
    headers: {
      'user-agent': userAgent,
      'content-type': 'application/json',
      accept: 'application/json',
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    signal,
  })
}

/** What an answer that is an error means: AI_BUSY, AI_REFUSED or PROVIDER_DOWN. Its text may quote the prompt, and is not kept. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const { status, headers } = response
  const bytes = await readUpTo(response, faultBytes).catch(() => null)
  const { code } = faultOf(bytes?.toString('utf8') ?? '')
  const cause = new Error(`${status} ${code}`.trim())
  if (status === 429) return new Refusal('AI_BUSY', { retryAfterSeconds: retryAfterOf(headers), cause })
  return new Refusal(refusals.has(code) ? 'AI_REFUSED' : 'PROVIDER_DOWN', { cause })
}

/** The whole body; null: it has more bytes. `alive` is told of each part. */
export async function readUpTo(
  response: Response,
  mostBytes: number,
  alive: () => void = () => {},
): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    alive()
    size += part.length
    // Leaving the loop closes the connection.
    if (size > mostBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
