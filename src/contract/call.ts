import type { LevelRange } from '#model/access/plan-levels.ts'
import type { BrandRole } from '#model/access/roles.ts'
import type { StaffRole } from '#model/access/staff.ts'
import type { ErrorCode } from './errors.ts'

/**
 * The part of a zod schema that carries its types. Generics bound by it type-check ten times faster than by
 * ZodType.
 */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

/** Schemas of what a call takes and answers. They are in `shapes/<resource>.ts` under the name of the call. */
export interface Shapes {
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly answer: Schema
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: `public` without an account, `token` any account, a role: members of the brand in `idBrandHeader`
 * with at least that role. The write-back's service credential passes as an owner of every brand.
 */
export type Access = 'public' | 'token' | BrandRole

/** The levels of plans whose brands may call. */
export interface PlanAccess {
  readonly levels: readonly LevelRange[]
  /** Path in the body: only a call that sets it to a value needs the plan. */
  readonly sets?: string
  /** With `sets`: only where it is one of these. */
  readonly to?: readonly string[]
  /** With `sets`: only where the template or bundle of the market whose number it sets is premium. */
  readonly premium?: 'template' | 'bundle'
}

/**
 * Whether the outbox takes the call: `replay` is sent later without asking, `ask` only after the person confirmed it,
 * `never` is not queued.
 */
export type Queueing = 'replay' | 'ask' | 'never'

/**
 * Which rate limit counts the call: `login` and `mail` allow fewer calls than `ordinary`, and so does `making`, for calls
 * without an account that draw pictures or pack files, and `outside`, for calls that ask others at addresses of the caller.
 * `picture`, for the small pictures of lists, is counted apart from all others, so that a list uses up no calls.
 */
export type RateLimit = 'ordinary' | 'login' | 'mail' | 'making' | 'outside' | 'picture'

/** Bytes of JSON that a body has at most, unless its call says otherwise: larger than the largest that its shape takes. */
export const ordinaryBodyBytes = 64 * 1024

declare const shapesOfCall: unique symbol

/** The facts of a call: plain data without zod. The type of its shapes is carried along. */
export interface Call<S extends Shapes = Shapes> {
  /** `resource.verb`: operation id of the OpenAPI document, default lane of the outbox, label in logs and metrics. */
  readonly name: string
  readonly method: Method
  /** Parameters are written `{param}`. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /**
   * FORBIDDEN_PLAN at other levels; all if absent. Never for the write-back: what a document holds is not refused for a
   * plan.
   */
  readonly plan?: PlanAccess
  /** Media type of an answer that is bytes; its shape is then z.unknown(). */
  readonly content?: string
  /** Set where a browser navigates to the call: it answers by a redirect, on errors to this page with `?error=CODE`. */
  readonly errorPage?: string
  /** Bytes that the JSON of its body has at most; `ordinaryBodyBytes` when absent. */
  readonly maxBodyBytes?: number
  /**
   * Sent as multipart: part `data` is the body as JSON, part `file` has at most this many bytes. `streamed`: the bytes go to
   * the store as they come, so `data` has to come first.
   */
  readonly upload?: { readonly maxBytes: number; readonly streamed?: true }
  /** Of tus 1.0: `create` takes its body from headers as well, `append` bytes instead of a body. */
  readonly resumable?: 'create' | 'append' | 'other'
  /** Status of the answer, 200 when absent. One of 204 has no body. */
  readonly success?: 201 | 204
  /** Error codes of this call. Those that any call can answer, such as UNAUTHORIZED, are not listed. */
  readonly errors?: readonly ErrorCode[]
  /** `never` when absent. */
  readonly queueing?: Queueing
  readonly limit?: RateLimit
  /** Of the limit `login`: it tells whether a password is right. The tries of all such calls count together. */
  readonly triesPassword?: true
  /**
   * Needs a code of the account's second factor, given in this session within ten minutes; SECOND_STEP_NEEDED without one.
   * Accounts without a second factor are not asked.
   */
  readonly stepUp?: true
  /** Of the desk: needs a session of the desk, of a staff member with at least this role. `access` is `token`. */
  readonly staff?: StaffRole
  /** Takes `Idempotency-Key`: the same key and body answer the first result. */
  readonly idempotent?: boolean
  /**
   * Takes `Idempotency-Key` as the name of an order: the same key and body answer what has become of the order since. Its
   * effect is outside of the database, so that no transaction can hold it.
   */
  readonly orders?: true
  /**
   * Of lists: asked with the query `tagged=true`, the `ETag` of the first page names the list in all its pages. Who sends it as
   * `If-None-Match` is answered 304 where nothing of the list has changed.
   */
  readonly listTag?: true
  /** Of calls whose answer a device stores: a hash of the answer's shape, so that a row of another shape is not read. */
  readonly answerHash?: string
  /** Set where the call is not part of the product's REST specification. */
  readonly extension?: boolean
  /** For the compiler alone: there is no such property at run time. */
  readonly [shapesOfCall]?: S
}

/** A call together with its shapes, as the server uses it. */
export type CallWithShapes = Call & Shapes

type InputPart<S, Part extends string> = S extends { readonly [part in Part]: infer P extends Schema }
  ? { readonly [part in Part]: P['_zod']['input'] }
  : unknown

type OutputPart<S, Part extends string> = S extends { readonly [part in Part]: infer P extends Schema }
  ? { readonly [part in Part]: P['_zod']['output'] }
  : unknown

type ShapesOf<C> = C extends Call<infer S> ? S : never

/** What a caller passes: params, query and body of the call, those it has. */
export type InputOf<C> = InputPart<ShapesOf<C>, 'params'> &
  InputPart<ShapesOf<C>, 'query'> &
  InputPart<ShapesOf<C>, 'body'>

/** What a handler gets, after validation and defaults. */
export type GivenOf<C> = OutputPart<ShapesOf<C>, 'params'> &
  OutputPart<ShapesOf<C>, 'query'> &
  OutputPart<ShapesOf<C>, 'body'>

export type AnswerOf<C> = ShapesOf<C>['answer']['_zod']['output']
/** What a handler may return, before defaults of the answer's schema apply. */
export type ReplyOf<C> = ShapesOf<C>['answer']['_zod']['input']

/** A call of a brand's members: who sends it says which brand, see `RestOptions.idBrand`. */
export type BrandCall<S extends Shapes = Shapes> = Call<S> & { readonly access: BrandRole }

/** Declares a call: `call<typeof shapes.readCore>({ … })`. Without shapes its answer is of type never. */
export function call<S extends Shapes = never>(facts: Call & { readonly access: BrandRole }): BrandCall<S>
export function call<S extends Shapes = never>(facts: Call): Call<S>
export function call<S extends Shapes = never>(facts: Call): Call<S> {
  return facts as Call<S>
}
