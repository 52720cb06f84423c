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

/** A parameter is wrong. */
const invalid: ReadonlySet<number> = new Set([400, 422])
/** `n` as a word of its own, and not of the line feed that JSON writes with it. */
const namesCount = /(?<!\\)\bn\b/

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
  return (await faultOfImages(response)).refusal
}

/** The same, and whether what is wrong is `n`, the number of pictures: some models take 1 alone. */
export async function faultOfImages(
  response: Response,
): Promise<{ readonly refusal: Refusal; readonly isOfCount: boolean }> {
  const { status, headers } = response
  const bytes = await readUpTo(response, faultBytes).catch(() => null)
  const { code, message, param } = faultOf(bytes?.toString('utf8') ?? '')
  const cause = new Error(`${status} ${code}`.trim())
  if (status === 429)
    return {
      refusal: new Refusal('AI_BUSY', { retryAfterSeconds: retryAfterOf(headers), cause }),
      isOfCount: false,
    }
  if (refusals.has(code)) return { refusal: new Refusal('AI_REFUSED', { cause }), isOfCount: false }
  const isOfCount = invalid.has(status) && (param === 'n' || namesCount.test(message))
  return { refusal: new Refusal('PROVIDER_DOWN', { cause }), isOfCount }
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
