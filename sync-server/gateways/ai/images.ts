import type { ImageService } from '#server/environment/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { createBreaker } from '../breaker.ts'
import { limitConcurrency, TooManyAtOnce } from '../concurrency-limit.ts'
import { countOutside, showBreaker } from '../outside-metrics.ts'
import type { ImageListener, ImageModel, ImageRequest } from './ai.ts'
import { type DeadlineLimits, startDeadlines } from './deadlines.ts'
import { downloadImage } from './download-image.ts'
import { type ImageAnswer, readImageAnswer } from './image-answer.ts'
import { postToHost, readUpTo, refusalOf } from './image-host.ts'
import { openModeration } from './moderation.ts'

interface Options {
  readonly log: Logger
  readonly limits?: DeadlineLimits
  readonly now?: () => number
}

/** A host answers when the pictures are done: nothing comes before. */
const usualLimits: DeadlineLimits = { first: 120_000, idle: 15_000, total: 120_000 }
const moderationMs = 10_000
const downloadMs = 20_000
const concurrency = { atMost: 4, patienceMs: 2_000 }
const path = '/images/generations'

/** Of an answer, and of all pictures together that it leads to. */
const mostBytes = 20 * 1024 * 1024

/** An image model by POST /images/generations. Nothing that was sent is sent again. */
export function openImages(service: ImageService, options: Options): ImageModel {
  const { log, limits = usualLimits } = options
  const { model, provider, monthlyTokens, baseUrl } = service
  const breaker = createBreaker(options.now)
  const atMost = limitConcurrency(concurrency.atMost, concurrency.patienceMs)
  const isFlagged = openModeration(service, { log, timeoutMs: Math.min(moderationMs, limits.total) })

  async function ask(request: ImageRequest, listener: ImageListener): Promise<readonly Buffer[]> {
    const begun = performance.now()
    const deadlines = startDeadlines(limits)
    const { signal } = deadlines
    let status: number | null = null
    const note = (outcome: string) => {
      const ms = Math.round(performance.now() - begun)
      countOutside('ai', outcome, ms)
      log.info({ provider: 'ai', path, status, outcome, ms }, 'asked outside')
    }
    try {
      const { prompt, count, form } = request
      const asked = { model, prompt, n: count, size: service.sizes[form] }
      const response = await postToHost(service, path, asked, AbortSignal.any([listener.signal, signal]))
      status = response.status
      if (!response.ok) throw await refusalOf(response)
      const body = await readUpTo(response, mostBytes, deadlines.alive)
      if (body === null) throw new Refusal('AI_BAD_ANSWER', { cause: new Error('The answer is too large.') })
      deadlines.end()
      const answer = readImageAnswer(body)
      if (answer.usage) listener.used(answer.usage)
      const left = Math.max(1, limits.total - (performance.now() - begun))
      const images = await bytesOf(answer, count, { leftMs: left, signal: listener.signal })
      note('answered')
      return images
    } catch (cause) {
      const refusal = toRefusal(cause, listener.signal, signal)
      note(refusal.code)
      throw refusal
    } finally {
      deadlines.end()
    }
  }

  /** One after another, within the time that is left for all. One that does not come takes none of the others away. */
  async function bytesOf(
    { images }: ImageAnswer,
    count: number,
    { leftMs, signal }: { readonly leftMs: number; readonly signal: AbortSignal },
  ): Promise<readonly Buffer[]> {
    const until = performance.now() + leftMs
    const found: Buffer[] = []
    let room = mostBytes
    let fault: unknown = null
    for (const image of images.slice(0, count)) {
      const timeoutMs = Math.max(1, Math.round(Math.min(downloadMs, until - performance.now())))
      try {
        const bytes =
          'bytes' in image
            ? image.bytes
            : await downloadImage(image.url, { baseUrl, maxBytes: room, timeoutMs, signal })
        room -= bytes.length
        found.push(bytes)
      } catch (cause) {
        if (signal.aborted) throw cause
        fault = cause
      }
    }
    if (found.length === 0) throw fault
    return found
  }

  return {
    model,
    provider,
    monthlyTokens,
    isFlagged,
    async make(request, listener) {
      const leftMs = breaker.enter()
      if (leftMs > 0) throw new Refusal('PROVIDER_DOWN', { retryAfterSeconds: Math.ceil(leftMs / 1000) })
      try {
        const images = await atMost(() => ask(request, listener))
        breaker.succeed()
        return images
      } catch (cause) {
        if (cause instanceof TooManyAtOnce) throw new Refusal('AI_BUSY', { retryAfterSeconds: 2, cause })
        if (!(cause instanceof Refusal) || silences.has(cause.code)) breaker.fail()
        // Who stopped has learned nothing about the host.
        else if (cause.code !== 'AI_STOPPED') breaker.succeed()
        throw cause
      } finally {
        showBreaker('ai-images', breaker.state)
      }
    },
  }
}

/** What says that the host is in trouble: too many calls (AI_BUSY) say that it is there. */
const silences: ReadonlySet<string> = new Set(['PROVIDER_DOWN', 'AI_TIMEOUT', 'AI_STALLED', 'AI_NETWORK'])

function toRefusal(cause: unknown, stop: AbortSignal, late: AbortSignal): Refusal {
  if (stop.aborted)
    return stop.reason instanceof Refusal ? stop.reason : new Refusal('AI_STOPPED', { isLogged: false })
  if (cause instanceof Refusal) return cause
  if (late.aborted) return late.reason as Refusal
  return new Refusal('AI_NETWORK', { cause })
}
