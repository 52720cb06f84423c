import type { ImageService } from '#server/environment/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { countOutside } from '../outside-metrics.ts'
import type { ChatUsage, ImageListener, ImageRequest } from './ai.ts'
import { stopped } from './chat-failure.ts'
import { type DeadlineLimits, startDeadlines } from './deadlines.ts'
import { readImageAnswer } from './image-answer.ts'
import { faultOfImages, postToHost, readUpTo } from './image-host.ts'

interface Sending {
  readonly log: Logger
  readonly limits: DeadlineLimits
  readonly listener: ImageListener
  /** Of the answer. */
  readonly maxBytes: number
}

/** The host refuses to make more than one picture by a request. */
export class OnePictureOnly extends Error {
  override readonly name = 'OnePictureOnly'
}

const path = '/images/generations'

/** Estimates, for hosts that do not count: as of texts, and of a picture of 1024 × 1024 in medium quality. */
const lettersPerToken = 2
const tokensPerPicture = 1_000

/**
 * Sends one request for pictures, and reads its answer. What was used is estimated where the host does not say it, also where the
 * answer is lost: until it refuses, the host works on what it was sent. Rejects with a `Refusal` or `OnePictureOnly`.
 */
export async function requestImages(service: ImageService, request: ImageRequest, sending: Sending) {
  const { log, limits, listener, maxBytes } = sending
  const { prompt, count, form } = request
  if (listener.signal.aborted) throw stopped(listener.signal)
  const begun = performance.now()
  const deadlines = startDeadlines(limits)
  let status: number | null = null
  let isRefused = false
  let usage: ChatUsage | null = null
  const note = (outcome: string) => {
    const ms = Math.round(performance.now() - begun)
    countOutside('ai', outcome, ms)
    log.info({ provider: 'ai', path, status, outcome, ms }, 'asked outside')
  }
  try {
    const asked = { model: service.model, prompt, n: count, size: service.sizes[form] }
    const signal = AbortSignal.any([listener.signal, deadlines.signal])
    const response = await postToHost(service, path, asked, signal)
    status = response.status
    isRefused = !response.ok
    if (isRefused) {
      const { refusal, isOfCount } = await faultOfImages(response)
      throw isOfCount && count > 1 ? new OnePictureOnly('The host takes n = 1 alone.') : refusal
    }
    const body = await readUpTo(response, maxBytes, deadlines.alive)
    if (body === null) throw new Refusal('AI_BAD_ANSWER', { cause: new Error('The answer is too large.') })
    const answer = readImageAnswer(body)
    usage = answer.usage
    note('answered')
    return answer.images
  } catch (cause) {
    const fault =
      cause instanceof OnePictureOnly ? cause : toRefusal(cause, listener.signal, deadlines.signal)
    note(fault instanceof Refusal ? fault.code : 'PROVIDER_DOWN')
    throw fault
  } finally {
    deadlines.end()
    if (!isRefused && (status !== null || deadlines.signal.aborted || listener.signal.aborted))
      listener.used(usage ?? estimated(prompt, count))
  }
}

/** What ends a request: the stop of the caller comes first. `late` ends it after a time. */
export function toRefusal(cause: unknown, stop: AbortSignal, late?: AbortSignal): Refusal {
  if (stop.aborted) return stopped(stop)
  if (cause instanceof Refusal) return cause
  if (late?.aborted) return late.reason as Refusal
  return new Refusal('AI_NETWORK', { cause })
}

function estimated(prompt: string, count: number): ChatUsage {
  return {
    promptTokens: Math.ceil(prompt.length / lettersPerToken),
    answerTokens: count * tokensPerPicture,
  }
}
