import type { Logger } from '#server/logging.ts'
import { userAgent } from '../outside.ts'
import { countOutside } from '../outside-metrics.ts'

export interface GatewayAnswer {
  readonly status: number
  /** Empty where the body is no JSON object. */
  readonly body: Json
}

export type Json = Readonly<Record<string, unknown>>

export type AskGateway = (
  method: string,
  path: string,
  sending?: {
    readonly body?: Json
    /** Instead of a body, as a form. */
    readonly form?: Readonly<Record<string, string>>
    readonly headers?: Readonly<Record<string, string>>
  },
) => Promise<GatewayAnswer | null>

/** Begins a call of a gateway, whose requests have `callMs` together. */
export type BeginCall = () => AskGateway

/** Hanging up does not cancel what a gateway does, so that it gets its time. */
const requestMs = 60_000
/**
 * The longest that a call of any gateway takes: a request, and one that finds out or undoes what became of it. What a call
 * would send later is not sent, because its caller has the payment to itself only for a little longer than this.
 */
export const callMs = 2 * requestMs
const maxBytes = 512 * 1024

/**
 * Asks a gateway once: nothing is repeated here, because a request that took money may be one without an answer. null: there is
 * no answer, or the time of the call is over. Neither bodies nor paths are logged, which hold keys and numbers of cards.
 */
export function openGatewayFetch(
  provider: string,
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
  log: Pick<Logger, 'info'>,
): BeginCall {
  return () => {
    const until = performance.now() + callMs
    return async (method, path, { body, form, headers: more = {} } = {}) => {
      const begun = performance.now()
      const note = (outcome: string, status: number | null) => {
        const ms = Math.round(performance.now() - begun)
        countOutside(provider, outcome, ms)
        log.info({ provider, method, status, outcome, ms }, 'asked a payment gateway')
      }
      const leftMs = Math.min(requestMs, until - begun)
      if (leftMs <= 0) {
        note('silent', null)
        return null
      }
      const hangUp = new AbortController()
      const timer = setTimeout(() => hangUp.abort(), leftMs)
      try {
        const response = await fetch(`${baseUrl}${path}`, {
          method,
          body: form ? new URLSearchParams(form) : body ? JSON.stringify(body) : null,
          // A redirect would send keys to another address.
          redirect: 'error',
          headers: {
            'user-agent': userAgent,
            accept: 'application/json',
            ...(body && { 'content-type': 'application/json; charset=utf-8' }),
            ...headers,
            ...more,
          },
          signal: hangUp.signal,
        })
        const text = await response.text()
        if (text.length > maxBytes) throw new Error('The answer is too long.')
        note(response.status < 500 ? 'answered' : 'failed', response.status)
        return { status: response.status, body: parse(text) }
      } catch {
        note('silent', null)
        return null
      } finally {
        clearTimeout(timer)
      }
    }
  }
}

export const basicAuth = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** Parts of an answer, whatever the gateway has put there. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)
export const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(partOf) : [])
export const partOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

function parse(text: string): Json {
  try {
    return partOf(JSON.parse(text))
  } catch {
    return {}
  }
}
