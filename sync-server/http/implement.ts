import type { Call, GivenOf, ReplyOf, Shapes } from '#contract/call.ts'
import type { CallContext } from './context.ts'
import type { EventStream } from './event-stream.ts'
import type { IncomingFile } from './incoming-file.ts'
import type { Append } from './resumable.ts'
import type { Upload } from './uploads.ts'

/** A call of the contract with its handler. */
export interface Implementation {
  readonly call: Call
  /** Runs before the transaction of an idempotent call, for slow work and external services. */
  readonly prepare?: (context: CallContext, given: Given) => Promise<unknown>
  readonly handle: (context: CallContext, given: Given, prepared: unknown) => Promise<unknown>
  /** Takes back what was prepared where it is certain that nothing uses it: the call was refused or is a repetition. */
  readonly discard?: (context: CallContext, prepared: unknown) => Promise<void>
  /** Of an idempotent call that answers a secret. */
  readonly repetition?: Repetition
}

/** What an idempotent call stores of an answer that has a secret, and how a repetition makes the answer from that. */
export interface Repetition {
  toStored(answer: unknown): unknown
  toAnswer(context: CallContext, stored: unknown): Promise<unknown>
}

/** What a handler returns to answer 302 instead of JSON. */
export class Redirect {
  readonly url: string

  constructor(url: string) {
    this.url = url
  }
}

/** What a handler returns instead of an answer that the caller has already, see `isHeld` of the context. */
export class Unchanged {
  readonly isUnchanged = true
}

/** Params, query and body after validation. */
export interface Given {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly upload: Upload | null
  readonly incoming: IncomingFile | null
  readonly append: Append | null
}

export function implement<S extends Shapes>(
  call: Call<S>,
  handle: (
    context: CallContext,
    given: GivenOf<Call<S>>,
  ) => Promise<ReplyOf<Call<S>> | Unchanged | EventStream>,
): Implementation {
  return {
    call,
    handle: (context, given) => handle(context, given as GivenOf<Call<S>>),
  }
}

/**
 * `prepare` does the slow work outside of the transaction, `handle` writes its result, and `discard` takes it back where the
 * call was refused or is a repetition.
 */
export function implementPrepared<S extends Shapes, Prepared>(
  call: Call<S>,
  prepare: (context: CallContext, given: GivenOf<Call<S>>) => Promise<Prepared>,
  handle: (context: CallContext, given: GivenOf<Call<S>>, prepared: Prepared) => Promise<ReplyOf<Call<S>>>,
  discard: (context: CallContext, prepared: Prepared) => Promise<void> = async () => undefined,
): Implementation {
  type GivenHere = GivenOf<Call<S>>
  return {
    call,
    prepare: (context, given) => prepare(context, given as GivenHere),
    handle: (context, given, prepared) => handle(context, given as GivenHere, prepared as Prepared),
    discard: (context, prepared) => discard(context, prepared as Prepared),
  }
}

/**
 * A call with a file: `prepare` checks and stores the bytes, `handle` inserts the row in the transaction, `discard` deletes the
 * bytes where there is no row.
 */
export function implementUpload<S extends Shapes, Prepared>(
  call: Call<S>,
  prepare: (context: CallContext, given: GivenOf<Call<S>>, upload: Upload) => Promise<Prepared>,
  handle: (context: CallContext, prepared: Prepared) => Promise<ReplyOf<Call<S>>>,
  discard: (context: CallContext, prepared: Prepared) => Promise<void>,
): Implementation {
  return {
    call,
    prepare(context, given) {
      if (given.upload === null) throw new Error(`${call.name} is declared without a file.`)
      return prepare(context, given as GivenOf<Call<S>>, given.upload)
    },
    handle: (context, _given, prepared) => handle(context, prepared as Prepared),
    discard: (context, prepared) => discard(context, prepared as Prepared),
  }
}

/** The same for a call whose file goes to the store as it comes: `prepare` reads it to its end or rejects. */
export function implementStream<S extends Shapes, Prepared>(
  call: Call<S>,
  prepare: (context: CallContext, given: GivenOf<Call<S>>, incoming: IncomingFile) => Promise<Prepared>,
  handle: (context: CallContext, prepared: Prepared) => Promise<ReplyOf<Call<S>>>,
  discard: (context: CallContext, prepared: Prepared) => Promise<void>,
): Implementation {
  return {
    call,
    prepare(context, given) {
      if (given.incoming === null) throw new Error(`${call.name} is declared without a streamed file.`)
      return prepare(context, given as GivenOf<Call<S>>, given.incoming)
    },
    handle: (context, _given, prepared) => handle(context, prepared as Prepared),
    discard: (context, prepared) => discard(context, prepared as Prepared),
  }
}

/** A call that adds bytes to an upload. */
export function implementAppend<S extends Shapes>(
  call: Call<S>,
  handle: (context: CallContext, given: GivenOf<Call<S>>, append: Append) => Promise<ReplyOf<Call<S>>>,
): Implementation {
  return {
    call,
    handle(context, given) {
      if (given.append === null) throw new Error(`${call.name} is declared without bytes.`)
      return handle(context, given as GivenOf<Call<S>>, given.append)
    },
  }
}

/** Checks that every call of the contract has exactly one handler. Throws with the names of the calls that do not. */
export function checkCompleteness(
  contract: readonly Call[],
  implementations: readonly Implementation[],
): void {
  const declared = contract.map(({ name }) => name)
  const served = implementations.map(({ call }) => call.name)
  const problems = [
    ...declared.filter((name) => !served.includes(name)).map((name) => `${name} has no handler`),
    ...served.filter((name) => !declared.includes(name)).map((name) => `${name} is not in the contract`),
    ...served.filter((name, at) => served.indexOf(name) !== at).map((name) => `${name} is served twice`),
  ]
  if (problems.length > 0) throw new Error(`The contract is not what is served: ${problems.join(', ')}.`)
}
