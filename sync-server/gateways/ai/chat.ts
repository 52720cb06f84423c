import { setTimeout as pause } from 'node:timers/promises'
import type { AiService } from '#server/environment/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { createBreaker } from '../breaker.ts'
import { limitConcurrency, TooManyAtOnce } from '../concurrency-limit.ts'
import { retryAfterOf, userAgent } from '../outside.ts'
import { countOutside, showBreaker } from '../outside-metrics.ts'
import type { Chat, ChatListener, ChatRequest } from './ai.ts'
import { faultOf } from './chat-shapes.ts'
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
/** Longest `retry-after` of a 429 that is waited for. */
const patientSeconds = 5
/** Of an error's body. */
const faultBytes = 64 * 1024
/** Of Korean, and the other languages take fewer: for hosts that do not count. */
const lettersPerToken = 2

/** The answer was an error: what comes of it, and whether another request may do better. */
class Failed extends Error {
  readonly refusal: Refusal
  readonly again: 'no' | 'once' | 'without-form'

  constructor(refusal: Refusal, again: Failed['again']) {
    super(refusal.code, { cause: refusal })
    this.refusal = refusal
    this.again = again
  }
}

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
    monthlyTokens: service.monthlyTokens,
    async ask(request, listener) {
      const leftMs = breaker.enter()
      if (leftMs > 0) throw new Refusal('PROVIDER_DOWN', { retryAfterSeconds: Math.ceil(leftMs / 1000) })
      try {
        const text = await atMost(() => ask(request, listener))
        breaker.succeed()
        return text
      } catch (cause) {
        if (cause instanceof TooManyAtOnce) throw new Refusal('AI_BUSY', { retryAfterSeconds: 2, cause })
        if (!(cause instanceof Refusal) || silences.has(cause.code)) breaker.fail()
        // Who stopped has learned nothing about the host.
        else if (cause.code !== 'AI_STOPPED') breaker.succeed()
        throw cause
      } finally {
        showBreaker('ai', breaker.state)
      }
    },
  }
}

/** What says that the host is in trouble: too many calls (AI_BUSY) say that it is there. */
const silences: ReadonlySet<string> = new Set(['PROVIDER_DOWN', 'AI_TIMEOUT', 'AI_STALLED', 'AI_NETWORK'])

async function failureOf(response: Response, hadForm: boolean): Promise<Failed> {
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

function toFailed(cause: unknown, { arrived, listener, deadlines }: Attempt): Failed {
  if (listener.signal.aborted) return new Failed(stopped(listener.signal), 'no')
  if (deadlines.signal.aborted) return new Failed(deadlines.signal.reason as Refusal, 'no')
  if (cause instanceof Failed) return cause
  if (cause instanceof Refusal) return new Failed(cause, 'no')
  return new Failed(new Refusal('AI_NETWORK', { cause }), arrived.text === '' ? 'once' : 'no')
}

/** The caller's own reason, or that it left. */
function stopped({ reason }: AbortSignal): Refusal {
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

function estimated(sent: string, text: string) {
  return {
    promptTokens: Math.ceil(sent.length / lettersPerToken),
    answerTokens: Math.ceil(text.length / lettersPerToken),
  }
}
