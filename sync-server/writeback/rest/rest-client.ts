import type { Call } from '#contract/call.ts'
import type { ErrorAnswer } from '#contract/errors.ts'
import { headers as names } from '#contract/errors.ts'

export interface Sent {
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: Readonly<Record<string, unknown>> | readonly unknown[]
  readonly query?: Readonly<Record<string, string>>
  readonly idempotencyKey?: string
  /** Refused with CONFLICT where the values of the document have another revision. */
  readonly ifMatch?: string
}

export type Reply =
  | {
      readonly ok: true
      readonly answer: Record<string, unknown>
      /** The revision that the call has made; null: it has made none. */
      readonly revision?: string | null
    }
  /** REST refuses the values, or has no such entity or row. */
  | { readonly ok: false; readonly status: number; readonly error: ErrorAnswer }

export type RestClient = (call: Call, sent?: Sent) => Promise<Reply>

/** REST failed for another reason than the values: the pass ends and is retried later. */
export class RestUnavailable extends Error {
  override readonly name: string = 'RestUnavailable'
}

/** Another client changed REST's values of the document after the pass had read them: they are read again. */
export class RestChanged extends RestUnavailable {
  override readonly name = 'RestChanged'
}

/** REST did not answer within 10 s, is busy or broken, or something else answered instead of it. */
export class RestAway extends RestUnavailable {
  override readonly name = 'RestAway'
}

const timeoutMs = 10_000

/**
 * Calls REST for one brand with the service credential, naming the account whose edits are sent. Rejects with `RestAway` or
 * `RestUnavailable`; other refusals are replies.
 */
export function restClient(options: {
  apiUrl: string
  apiToken: string
  idBrand: number
  editor: number | null
  stop: AbortSignal
}): RestClient {
  return async (call, { params = {}, query = {}, body, idempotencyKey, ifMatch } = {}) => {
    const filled = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    )
    const asked = new URLSearchParams(query).toString()
    const path = asked === '' ? filled : `${filled}?${asked}`
    let response: Response
    try {
      response = await fetch(`${options.apiUrl}${path}`, {
        method: call.method,
        // A redirect would send our credential, or a body, to another address.
        redirect: 'error',
        headers: {
          authorization: `Bearer ${options.apiToken}`,
          'accept-language': 'ko-KR',
          [names.brand]: String(options.idBrand),
          ...(options.editor === null ? {} : { [names.editor]: String(options.editor) }),
          ...(idempotencyKey === undefined ? {} : { [names.idempotencyKey]: idempotencyKey }),
          ...(ifMatch === undefined ? {} : { [names.ifMatch]: ifMatch }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.any([options.stop, AbortSignal.timeout(timeoutMs)]),
      })
    } catch (cause) {
      throw new RestAway(`${call.name} did not answer`, { cause })
    }
    const answer: unknown = await response.json().catch(() => null)
    if (typeof answer !== 'object' || answer === null) {
      throw new RestAway(`${call.name} answered ${response.status} with something else than JSON`)
    }
    if (response.ok) {
      const revision = response.headers.get('etag')
      return { ok: true, answer: answer as Record<string, unknown>, revision }
    }
    const said = `${call.name} answered ${response.status}`
    if (response.status >= 500 || [408, 429].includes(response.status)) throw new RestAway(said)
    if ([401, 403].includes(response.status)) throw new RestUnavailable(said)
    return { ok: false, status: response.status, error: answer as unknown as ErrorAnswer }
  }
}
