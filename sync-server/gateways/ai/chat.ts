import { setTimeout as pause } from 'node:timers/promises'
import type { AiService } from '#server/environment/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { createBreaker } from '../breaker.ts'
import { limitConcurrency, TooManyAtOnce } from '../concurrency-limit.ts'
import { userAgent } from '../outside.ts'
import { countOutside, showBreaker } from '../outside-metrics.ts'
import type { Chat, ChatListener, ChatRequest } from './ai.ts'
import { type Failed, failureOf, stopped, toFailed } from './chat-failure.ts'
import { type DeadlineLimits, startDeadlines } from './deadlines.ts'
import { type Arrived, readAnswer } from './read-answer.ts'
import { bodyOf } from './request-body.ts'

interface Options {
  readonly log: Logger
  readonly limits?: DeadlineLimits
  readonly now?: () => number
}

const usualLimits: DeadlineLimits = { first: 20_000, idle: 15_000, total: 60_000 }
const concurrency = { atMost: 8, patienceMs: 2_000 }
/** Of Korean, and the other languages take fewer: for hosts that do not count. */
const lettersPerToken = 2

/**
 * A chat by POST /chat/completions, streamed. One more request is made where nothing of the answer was shown yet: after 5xx, a
 * lost connection, or 429 with a short pause. A host that refuses `response_format` is asked without it from then on.
 */
export function openChat(service: AiService, options: Options): Chat {
  const { log, limits = usualLimits } = options
  const breaker = createBreaker(options.now)
  const atMost = limitConcurrency(concurrency.atMost, concurrency.patienceMs)
  const url = new URL(`${service.baseUrl}/chat/completions`)
  let takesForm = true

  async function once(request: ChatRequest, listener: ChatListener): Promise<string> {
    const deadlines = startDeadlines(limits)
    const arrived: Arrived = { text: '', usage: null }
    const begun = performance.now()
    let status: number | null = null
    const note = (outcome: string, fault = '') => {
      const ms = Math.round(performance.now() - begun)
      countOutside('ai', outcome, ms)
      log.info(
        { provider: 'ai', path: url.pathname, status, outcome, ms, ...(fault && { fault }) },
        'asked outside',
      )
    }
    const hasForm = request.form !== null && takesForm
    const sent = JSON.stringify(bodyOf(request, service, takesForm))
    /** Until it refuses, the host works on what it was sent, also where nothing comes. */
    let isRefused = false
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: sent,
        // A redirect would send our key to another address.
        redirect: 'error',
        headers: {
          'user-agent': userAgent,
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(service.key !== null && { authorization: `Bearer ${service.key}` }),
        },
        signal: AbortSignal.any([listener.signal, deadlines.signal]),
      })
      status = response.status
      isRefused = !response.ok
      if (isRefused) throw await failureOf(response, hasForm)
      await readAnswer(response, { arrived, alive: deadlines.alive, part: listener.part })
      note('answered')
      return arrived.text
    } catch (cause) {
      const failed = toFailed(cause, { arrived, listener, deadlines })
      note(failed.refusal.code, failed.refusal.cause instanceof Error ? failed.refusal.cause.message : '')
      throw failed
    } finally {
      deadlines.end()
      if (!isRefused && (status !== null || deadlines.signal.aborted || listener.signal.aborted))
        listener.used(arrived.usage ?? estimated(sent, arrived.text))
    }
  }

  async function ask(request: ChatRequest, listener: ChatListener): Promise<string> {
    for (let isLast = false; ; ) {
      try {
        return await once(request, listener)
      } catch (cause) {
        const { refusal, again } = cause as Failed
        if (again === 'without-form') {
          takesForm = false
          log.warn({ provider: 'ai', model: service.textModel }, 'the host takes no response_format')
          continue
        }
        if (again !== 'once' || isLast) throw refusal
        isLast = true
        const pauseMs = (refusal.retryAfterSeconds ?? 0) * 1000
        await pause(pauseMs, undefined, { signal: listener.signal }).catch(() => {
          throw stopped(listener.signal)
        })
      }
    }
  }

  return {
    model: service.textModel,
    provider: service.provider,
    monthlyTokens: service.monthlyTokens,
    async ask(request, listener) {
      const leftMs = breaker.enter()
      if (leftMs > 0) throw new Refusal('PROVIDER_DOWN', { retryAfterSeconds: Math.ceil(leftMs / 1000) })
      try {
        const text = await atMost(() => ask(request, listener), listener.signal)
        breaker.succeed()
        return text
      } catch (cause) {
        if (listener.signal.aborted) {
          // Also where the caller's reason is a timeout: its own limit tells nothing of the host.
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
        showBreaker('ai', breaker.state)
      }
    },
  }
}

/** What says that the host is in trouble: too many calls (AI_BUSY) say that it is there. */
const silences: ReadonlySet<string> = new Set(['PROVIDER_DOWN', 'AI_TIMEOUT', 'AI_STALLED', 'AI_NETWORK'])

function estimated(sent: string, text: string) {
  return {
    promptTokens: Math.ceil(sent.length / lettersPerToken),
    answerTokens: Math.ceil(text.length / lettersPerToken),
  }
}
