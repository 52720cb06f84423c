import { isThisMachine } from '#server/environment/this-machine.ts'
import { Refusal } from '#server/http/refusal.ts'
import { limitConcurrency, TooManyAtOnce } from '../concurrency-limit.ts'
import { fetchPicture, PictureError } from '../fetch-picture.ts'

interface Download {
  /** Of the host of the model. */
  readonly baseUrl: string
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** Its own turn: pictures that members look at do not wait for those that a model makes. */
const limit = limitConcurrency(4, 10_000)

/**
 * Downloads a picture from the address that the host gave, over https and from the public internet alone, or from the host itself
 * where it is on this machine. Nothing of ours is sent. Rejects with AI_NETWORK, AI_BAD_ANSWER or AI_BUSY.
 */
export async function downloadImage(url: string, download: Download): Promise<Buffer> {
  const { baseUrl, maxBytes, timeoutMs, signal } = download
  const host = new URL(baseUrl)
  const isHere = isThisMachine(host.hostname) && URL.parse(url)?.origin === host.origin
  const origin = isHere ? host.origin : isPlainHttps
  try {
    return await fetchPicture(url, { origin, maxBytes, wholeMs: timeoutMs, headMs: timeoutMs, limit, signal })
  } catch (cause) {
    if (cause instanceof TooManyAtOnce) throw new Refusal('AI_BUSY', { cause })
    if (!(cause instanceof PictureError)) throw cause
    const isLost = cause.problem === 'silence' || cause.problem === 'status'
    throw new Refusal(isLost ? 'AI_NETWORK' : 'AI_BAD_ANSWER', { cause })
  }
}

function isPlainHttps({ protocol, port }: URL): boolean {
  return protocol === 'https:' && port === ''
}
