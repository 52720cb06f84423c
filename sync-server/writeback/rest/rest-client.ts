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

/** One request to REST, as `fetch` takes it. */
export interface RestRequest {
  readonly method: Call['method']
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON; undefined: none. */
  readonly body: string | undefined
  readonly signal: AbortSignal
}

export interface RestAnswer {
  readonly status: number
  readonly etag: string | null
  readonly text: string
}

/** Brings a request to REST. Rejects where no answer came. */
export type AskRest = (request: RestRequest) => Promise<RestAnswer>

/** REST of another server, or of this one by its address. */
export function askByHttp(apiUrl: string): AskRest {
  return async ({ path, body, ...request }) => {
    const response = await fetch(`${apiUrl}${path}`, {
      ...request,
      // A redirect would send our credential, or a body, to another address.
      redirect: 'error',
      ...(body === undefined ? {} : { body }),
    })
    return { status: response.status, etag: response.headers.get('etag'), text: await response.text() }
  }
}

/**
 * Calls REST for one brand with the service credential, naming the account whose edits are sent. Rejects with `RestAway` or
 * `RestUnavailable`; other refusals are replies.
 */
export function restClient(options: {
  ask: AskRest
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
    const { status, etag, text } = await options
      .ask({
        method: call.method,
        path: asked === '' ? filled : `${filled}?${asked}`,
        headers: {
          authorization: `Bearer ${options.apiToken}`,
          'accept-language': 'ko-KR',
          [names.brand]: String(options.idBrand),
          ...(options.editor === null ? {} : { [names.editor]: String(options.editor) }),
          ...(idempotencyKey === undefined ? {} : { [names.idempotencyKey]: idempotencyKey }),
          ...(ifMatch === undefined ? {} : { [names.ifMatch]: ifMatch }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.any([options.stop, AbortSignal.timeout(timeoutMs)]),
      })
      .catch((cause: unknown) => {
        throw new RestAway(`${call.name} did not answer`, { cause })
      })
    const answer = parsed(text)
    if (answer === null) throw new RestAway(`${call.name} answered ${status} with something else than JSON`)
    if (status >= 200 && status < 300) return { ok: true, answer, revision: etag }
    const said = `${call.name} answered ${status}`
    if (status >= 500 || [408, 429].includes(status)) throw new RestAway(said)
    if ([401, 403].includes(status)) throw new RestUnavailable(said)
    return { ok: false, status, error: answer as unknown as ErrorAnswer }
  }
}

/** null: no object of JSON. */
function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
