import { Refusal } from '#server/http/refusal.ts'
import { retryAfterOf } from '../outside.ts'
import type { ChatListener } from './ai.ts'
import { faultOf } from './chat-shapes.ts'
import type { Arrived } from './read-answer.ts'

/** Longest `retry-after` of a 429 that is waited for. */
const patientSeconds = 5
/** Of an error's body. */
const faultBytes = 64 * 1024

/** The answer was an error: what comes of it, and whether another request may do better. */
export class Failed extends Error {
  readonly refusal: Refusal
  readonly again: 'no' | 'once' | 'without-form'

  constructor(refusal: Refusal, again: Failed['again']) {
    super(refusal.code, { cause: refusal })
    this.refusal = refusal
    this.again = again
  }
}

/** Of an answer that is an error. */
export async function failureOf(response: Response, hadForm: boolean): Promise<Failed> {
  const { status, headers } = response
  const { code, message, param } = faultOf(await beginningOf(response))
  const cause = new Error(`${status} ${code}`.trim())
  if (status === 429) {
    const seconds = retryAfterOf(headers)
    const refusal = new Refusal('AI_BUSY', { retryAfterSeconds: seconds, cause })
    return new Failed(refusal, seconds !== null && seconds <= patientSeconds ? 'once' : 'no')
  }
  if (status >= 500) return new Failed(new Refusal('PROVIDER_DOWN', { cause }), 'once')
  if (code === 'content_filter') return new Failed(new Refusal('AI_REFUSED', { cause }), 'no')
  const refusal = new Refusal('PROVIDER_DOWN', { cause })
  const isForm = /response_format|json_schema/i.test(`${message} ${param}`)
  return new Failed(refusal, hadForm && status === 400 && isForm ? 'without-form' : 'no')
}

interface Attempt {
  readonly arrived: Arrived
  readonly listener: ChatListener
  readonly deadlines: { readonly signal: AbortSignal }
}

/** Of what a request was ended by. The caller's own end comes first: whatever else happened then tells nothing of the host. */
export function toFailed(cause: unknown, { arrived, listener, deadlines }: Attempt): Failed {
  if (listener.signal.aborted) return new Failed(stopped(listener.signal), 'no')
  if (deadlines.signal.aborted) return new Failed(deadlines.signal.reason as Refusal, 'no')
  if (cause instanceof Failed) return cause
  if (cause instanceof Refusal) return new Failed(cause, 'no')
  return new Failed(new Refusal('AI_NETWORK', { cause }), arrived.text === '' ? 'once' : 'no')
}

/** The caller's own reason, or that it left. */
export function stopped({ reason }: AbortSignal): Refusal {
  return reason instanceof Refusal ? reason : new Refusal('AI_STOPPED', { isLogged: false })
}

async function beginningOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    parts.push(part)
    size += part.length
    if (size > faultBytes) break
  }
  return Buffer.concat(parts).toString('utf8')
}
