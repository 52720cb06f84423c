import type { ImageService } from '#server/environment/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { createBreaker } from '../breaker.ts'
import { limitConcurrency, TooManyAtOnce } from '../concurrency-limit.ts'
import { showBreaker } from '../outside-metrics.ts'
import type { ImageListener, ImageModel, ImageRequest } from './ai.ts'
import { stopped } from './chat-failure.ts'
import type { DeadlineLimits } from './deadlines.ts'
import { downloadImage } from './download-image.ts'
import type { GivenImage } from './image-answer.ts'
import { OnePictureOnly, requestImages, toRefusal } from './image-request.ts'
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

/** Of an answer, and of all pictures together that it leads to. */
const mostBytes = 20 * 1024 * 1024

/** An image model by POST /images/generations. Nothing that the host has taken is sent again. */
export function openImages(service: ImageService, options: Options): ImageModel {
  const { log, limits = usualLimits, now } = options
  const { model, provider, monthlyTokens, baseUrl } = service
  const breaker = createBreaker(now)
  const atMost = limitConcurrency(concurrency.atMost, concurrency.patienceMs)
  const timeoutMs = Math.min(moderationMs, limits.total)
  const isFlagged = openModeration(service, { log, timeoutMs, now })
  let takesSeveral = true

  async function ask(request: ImageRequest, listener: ImageListener): Promise<readonly Buffer[]> {
    const until = performance.now() + limits.total
    const given = await askFor(request, until, listener)
    const leftMs = Math.max(1, until - performance.now())
    return bytesOf(given, request.count, { leftMs, signal: listener.signal }).catch((cause: unknown) => {
      throw toRefusal(cause, listener.signal)
    })
  }

  /**
   * All by one request. Where the model takes n = 1 alone, one after another within the same time: fewer are enough, but not where the
   * caller stops.
   */
  async function askFor(request: ImageRequest, until: number, listener: ImageListener) {
    const askOnce = (count: number, maxBytes: number) => {
      const total = until - performance.now()
      if (total <= 0) throw new Refusal('AI_TIMEOUT')
      const within = { ...limits, first: Math.min(limits.first, total), total }
      return requestImages(service, { ...request, count }, { log, limits: within, listener, maxBytes })
    }
    if (takesSeveral || request.count === 1) {
      try {
        return await askOnce(request.count, mostBytes)
      } catch (cause) {
        if (!(cause instanceof OnePictureOnly)) throw cause
      }
    }
    const found: GivenImage[] = []
    for (let room = mostBytes; found.length < request.count; ) {
      try {
        const [image] = await askOnce(1, room)
        if (image === undefined) break
        found.push(image)
        if ('bytes' in image) room -= image.bytes.length
        if (takesSeveral) log.info({ provider: 'ai', model }, 'the host makes one picture by a request')
        takesSeveral = false
      } catch (cause) {
        if (found.length === 0 || listener.signal.aborted) throw cause
        break
      }
    }
    return found
  }

  /** One after another, within the time that is left for all. One that does not come takes none of the others away. */
  async function bytesOf(
    images: readonly GivenImage[],
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
        const images = await atMost(() => ask(request, listener), listener.signal)
        breaker.succeed()
        return images
      } catch (cause) {
        if (listener.signal.aborted) {
          // Who stopped has learned nothing about the host.
          breaker.leave()
          throw stopped(listener.signal)
        }
        if (cause instanceof TooManyAtOnce) {
          breaker.leave()
          throw new Refusal('AI_BUSY', { retryAfterSeconds: 2, cause })
        }
        if (!(cause instanceof Refusal) || silences.has(cause.code)) breaker.fail()
        else breaker.succeed()
        throw cause
      } finally {
        showBreaker('ai-images', breaker.state)
      }
    },
  }
}

/** What says that the host is in trouble: too many calls (AI_BUSY) say that it is there. */
const silences: ReadonlySet<string> = new Set(['PROVIDER_DOWN', 'AI_TIMEOUT', 'AI_STALLED', 'AI_NETWORK'])
