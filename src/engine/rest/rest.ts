import type { AnswerOf, BrandCall, Call, InputOf } from '#contract/call.ts'
import { type ErrorAnswer, type ErrorCode, type ErrorReason, headers } from '#contract/errors.ts'
import type { Language } from '#model/language/languages.ts'
import { currentLanguage } from '../identity/language.ts'
import { accessToken, markExpired } from '../identity/session.ts'

/**
 * `OFFLINE`: the request or its answer was lost, so it is unknown whether it had an effect. `CUT_OFF`: the server answered a file,
 * which did not come to its end. `NO_COOKIES`: nothing was sent, because this browser would not keep the session.
 */
export type FailureCode = ErrorCode | 'OFFLINE' | 'CUT_OFF' | 'NO_COOKIES'

export interface Failure {
  readonly ok: false
  readonly code: FailureCode
  /** The server's message in the person's language; '' when it was not reached. */
  readonly message: string
  readonly status: number
  readonly details: NonNullable<ErrorAnswer['details']>
  /** What a call about money conflicts with. */
  readonly reason?: ErrorReason
}

export type Result<Answer> = { readonly ok: true; readonly answer: Answer } | Failure

export interface RestOptions {
  /**
   * Brand in `idBrandHeader`. It is handed in by the caller, never read from what is open when the request leaves: after an
   * `await` that may be another brand.
   */
  readonly idBrand?: number
  readonly idempotencyKey?: string
  /** Of the answer; the chosen one when absent. */
  readonly language?: Language
  /** Of another session than the account's on this device, which stays as it is where the server refuses this one. */
  readonly token?: string
  readonly signal?: AbortSignal
}

/** Params, query and body of any call. */
export interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Options of a call: those of a brand's members name the brand. */
export type OptionsOf<C> = C extends BrandCall
  ? [options: RestOptions & { readonly idBrand: number }]
  : [options?: RestOptions]

type ArgumentsOf<C> =
  unknown extends InputOf<C>
    ? C extends BrandCall
      ? [input: Record<string, never>, ...OptionsOf<C>]
      : [input?: Record<string, never>, ...OptionsOf<C>]
    : [input: InputOf<C>, ...OptionsOf<C>]

/** Calls the server. Never rejects: refusals and network errors are failures. */
export async function rest<C extends Call>(call: C, ...given: ArgumentsOf<C>): Promise<Result<AnswerOf<C>>> {
  const [input, options = {}] = given as [input?: unknown, options?: RestOptions]
  const response = await send(call, (input ?? {}) as Parts, options)
  return 'code' in response ? response : resultOf(call, response, options)
}

/** The first page of a list with its tag, or that the list is the one whose tag was sent. */
export type TaggedResult =
  | { readonly ok: true; readonly answer: unknown; readonly tag: string | null }
  | { readonly ok: true; readonly isUnchanged: true }
  | Failure

/** The same for a list whose first page has a tag. `ifNoneMatch`: that of the list which the device has; null without one. */
export async function restTagged(
  call: Call,
  parts: Parts,
  { ifNoneMatch, ...options }: RestOptions & { readonly ifNoneMatch: string | null },
): Promise<TaggedResult> {
  const tag = ifNoneMatch === null ? {} : { headers: { 'if-none-match': ifNoneMatch } }
  const response = await send(call, parts, options, tag)
  if ('code' in response) return response
  if (response.status === 304 && ifNoneMatch !== null) return { ok: true, isUnchanged: true }
  const result = await resultOf(call, response, options)
  return result.ok ? { ...result, tag: response.headers.get('etag') } : result
}

/** What a request has besides what every one has. */
interface Beside {
  readonly headers?: Readonly<Record<string, string>>
  /** In place of the JSON of a body. */
  readonly body?: FormData
}

/** Never rejects: what was not sent, or has no answer, is a failure. */
export async function send(
  call: Call,
  parts: Parts,
  options: RestOptions,
  { headers: more, body }: Beside = {},
): Promise<Response | Failure> {
  const refusal = refusedWithoutBrand(call, options)
  if (refusal) return refusal
  const request = requestOf(call, parts, options)
  try {
    return await fetch(urlOf(call, parts), {
      ...request,
      headers: { ...request.headers, ...more },
      ...(body && { body }),
    })
  } catch {
    return lost('OFFLINE', 0)
  }
}

/** `status`: of the answer that was cut off. */
export function lost(code: 'OFFLINE' | 'CUT_OFF', status: number): Failure {
  return { ok: false, code, message: '', status, details: [] }
}

/** The answer of a call that answers by JSON. Never rejects. */
export async function resultOf<C extends Call>(
  call: C,
  response: Response,
  options: RestOptions,
): Promise<Result<AnswerOf<C>>> {
  if (!response.ok) {
    const failure = await refusalOf(call, response, options)
    console.warn('the server refused', call.name, response.url, failure)
    return failure
  }
  return { ok: true, answer: (await response.json().catch(() => null)) as AnswerOf<C> }
}

/** Reads why the server has refused a call, and notes where the session of the account has ended. Never rejects. */
export async function refusalOf(call: Call, response: Response, { token }: RestOptions): Promise<Failure> {
  const isOfAccount = call.access !== 'public' && token === undefined
  if (response.status === 401 && isOfAccount) markExpired()
  return toFailure(response.status, await response.json().catch(() => null))
}

/**
 * Refuses a call of a brand's members that names none, as the server does: it is not sent. The compiler refuses it already, unless
 * the type of the call is erased.
 */
function refusedWithoutBrand(call: Call, { idBrand }: RestOptions): Failure | null {
  if (idBrand !== undefined || call.access === 'public' || call.access === 'token') return null
  console.warn('a call of a brand names none', call.name)
  return toFailure(400, { code: 'BAD_REQUEST' })
}

export function urlOf(call: Call, { params = {}, query = {} }: Parts): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

export function requestOf(call: Call, { body }: Parts, options: RestOptions): RequestInit {
  const token = options.token ?? accessToken()
  return {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      'accept-language': options.language ?? currentLanguage(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token && call.access !== 'public' ? { authorization: `Bearer ${token}` } : {}),
      ...(options.idBrand === undefined ? {} : { [headers.brand]: String(options.idBrand) }),
      ...(options.idempotencyKey ? { [headers.idempotencyKey]: options.idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  }
}

export function toFailure(status: number, answer: unknown): Failure {
  const error = (typeof answer === 'object' && answer !== null ? answer : {}) as Partial<ErrorAnswer>
  return {
    ok: false,
    code: error.code ?? 'INTERNAL',
    message: error.message ?? '',
    status,
    details: error.details ?? [],
    ...(error.reason && { reason: error.reason }),
  }
}
