import type { BrandRole } from '#model/access/roles.ts'
import type { ErrorCode } from './errors.ts'

/** The least that every zod schema has. Generics bound by it check ten times faster than by ZodType. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: `public` anybody, `token` anybody signed in, a role: members of the brand in `idBrandHeader`
 * with at least that role. The write-back's service credential passes as an owner of every brand.
 */
export type Access = 'public' | 'token' | BrandRole

/** What a waiting device does with the call: `replay` by itself, `ask` again first, `never` keep it. */
export type Queueing = 'replay' | 'ask' | 'never'

/** Buckets of the rate limits. */
export type RateLimit = 'ordinary' | 'login' | 'mail'

export interface Call<
  Answer extends Schema = Schema,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
> {
  /** `resource.verb`: operation id of the OpenAPI document, lane of the queue, word in logs and metrics. */
  readonly name: string
  readonly method: Method
  /** With `{param}` places. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly answer: Answer
  /** Media type of an answer that is bytes; `answer` is then z.unknown(). */
  readonly content?: string
  /** A navigation: it is answered by a redirect, and what is wrong is told to this page, as `?error=CODE`. */
  readonly leadsOn?: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Sent as multipart: `body` is its part `data`, JSON, and its part `file` has so many bytes at most. */
  readonly upload?: { readonly maxBytes: number }
  /** Codes beyond those that every call can answer. */
  readonly errors?: readonly ErrorCode[]
  readonly queueing?: Queueing
  readonly limit?: RateLimit
  /** Takes `Idempotency-Key`: the same key and body answer the first result. */
  readonly idempotent?: boolean
  /** A call beyond the specification. */
  readonly extension?: boolean
}

type Part<Name extends string, S extends Schema> = [S] extends [never]
  ? unknown
  : { readonly [name in Name]: S['_zod']['input'] }

type Given<Name extends string, S extends Schema> = [S] extends [never]
  ? unknown
  : { readonly [name in Name]: S['_zod']['output'] }

/** What a caller passes: params, query and body of the call, those it has. */
export type InputOf<C> =
  C extends Call<Schema, infer P, infer Q, infer B>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never

/** What a handler gets, parsed. */
export type GivenOf<C> =
  C extends Call<Schema, infer P, infer Q, infer B>
    ? Given<'params', P> & Given<'query', Q> & Given<'body', B>
    : never

export type AnswerOf<C> = C extends Call<infer A, Schema, Schema, Schema> ? A['_zod']['output'] : never
/** What a handler may return, before defaults of the answer's schema apply. */
export type ReplyOf<C> = C extends Call<infer A, Schema, Schema, Schema> ? A['_zod']['input'] : never

/** Declares a call. */
export function call<
  Answer extends Schema,
  Params extends Schema = never,
  Query extends Schema = never,
  Body extends Schema = never,
>(declared: Call<Answer, Params, Query, Body>): Call<Answer, Params, Query, Body> {
  return declared
}
