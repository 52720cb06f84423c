import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../http/refusal.ts'
import type { Logger } from '../logging.ts'
import { createBreaker } from './breaker.ts'
import { limitConcurrency, TooManyAtOnce } from './concurrency-limit.ts'
import { countOutside, showBreaker } from './outside-metrics.ts'

export interface OutsideAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export interface OutsideOptions {
  /** Name of the service in logs and metrics. */
  readonly provider: string
  readonly log: Logger
  /** For the whole call: connecting, headers and body. */
  readonly timeoutMs?: number
  readonly maxBytes?: number
  readonly now?: () => number
  readonly wait?: (ms: number) => Promise<unknown>
}

/**
 * Method and body of a request. Other methods than GET may take effect even without an answer, so they are
 * not retried.
 */
export interface Sending {
  readonly method: string
  readonly body?: string | undefined
}

/**
 * Calls an external service at a fixed address. Resolves with any answer below 500 except 429. Rejects with
 * PROVIDER_DOWN otherwise, with the seconds after which a retry makes sense.
 */
export type Outside = (
  url: URL,
  headers?: Readonly<Record<string, string>>,
  sending?: Sending,
) => Promise<OutsideAnswer>

const retries = 1
const reading: Sending = { method: 'GET' }
/** Longest `retry-after` of a 429 that is waited for. */
const patientSeconds = 5
const concurrency = { atMost: 20, patienceMs: 2_000 }

export function openOutside(options: OutsideOptions): Outside {
  const { provider, log, timeoutMs = 6_000, maxBytes = 1024 * 1024, wait = pause } = options
  const breaker = createBreaker(options.now)
  const atMost = limitConcurrency(concurrency.atMost, concurrency.patienceMs)

  async function ask(
    url: URL,
    headers: Readonly<Record<string, string>>,
    sending: Sending,
  ): Promise<OutsideAnswer> {
    for (let attempt = 0; ; attempt += 1) {
      const isLast = sending.method !== 'GET' || attempt === retries
      const begun = performance.now()
      const note = (outcome: string, status: number | null) => {
        const ms = Math.round(performance.now() - begun)
        countOutside(provider, outcome, ms)
        log.info({ provider, path: url.pathname, status, outcome, ms }, 'asked outside')
      }
      try {
        const answer = await read(url, { headers, sending, timeoutMs, maxBytes })
        const { status } = answer
        if (status < 500 && status !== 429) {
          note('answered', status)
          return answer
        }
        note(status === 429 ? 'busy' : 'failed', status)
        const seconds = retryAfterOf(answer.headers)
        if (isLast || (status === 429 && (seconds === null || seconds > patientSeconds))) {
          throw new Refusal('PROVIDER_DOWN', { retryAfterSeconds: seconds })
        }
        if (status === 429) await wait((seconds ?? 0) * 1000)
      } catch (cause) {
        if (cause instanceof Refusal) throw cause
        note('silent', null)
        if (isLast) throw new Refusal('PROVIDER_DOWN', { cause })
      }
    }
  }

  return async (url, headers = {}, sending = reading) => {
    const leftMs = breaker.enter()
    if (leftMs > 0) throw new Refusal('PROVIDER_DOWN', { retryAfterSeconds: Math.ceil(leftMs / 1000) })
    try {
      const answer = await atMost(() => ask(url, headers, sending))
      breaker.succeed()
      return answer
    } catch (cause) {
      // Too many concurrent calls of ours say nothing about the service.
      if (cause instanceof TooManyAtOnce) {
        breaker.leave()
        throw new Refusal('PROVIDER_DOWN', { retryAfterSeconds: 2, cause })
      }
      breaker.fail()
      throw cause
    } finally {
      showBreaker(provider, breaker.state)
    }
  }
}

interface Asking {
  readonly headers: Readonly<Record<string, string>>
  readonly sending: Sending
  readonly timeoutMs: number
  readonly maxBytes: number
}

async function read(
  url: URL,
  { headers, sending: { method, body }, timeoutMs, maxBytes }: Asking,
): Promise<OutsideAnswer> {
  const response = await fetch(url, {
    method,
    body: body ?? null,
    // A redirect would send our key to another address.
    redirect: 'error',
    headers: { 'user-agent': userAgent, ...headers },
    signal: AbortSignal.timeout(timeoutMs),
  })
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes.`)
    parts.push(part)
  }
  return {
    status: response.status,
    headers: response.headers,
    text: Buffer.concat(parts).toString('utf8'),
  }
}

/** In seconds; a date is converted to the seconds until then. */
export function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,6}$/.test(value)) return Number(value)
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}

export const userAgent = `saegim/${versionOf()}`

function versionOf(): string {
  const file = join(import.meta.dirname, '../../package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
