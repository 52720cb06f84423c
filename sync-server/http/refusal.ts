import type { ErrorCode, ErrorReason } from '#contract/errors.ts'
import type { SlotWords } from '#model/language/fill-slots.ts'

export interface FieldProblem {
  /** Path of the invalid property, header or parameter. */
  readonly field: string
  readonly code: ErrorCode
  /** Values for the slots of the message. */
  readonly words?: SlotWords
}

/**
 * An expected failure of a call: thrown by a handler, answered with its code and a message in the caller's language.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  /** Code whose message is shown, where there is a more specific one than that of `code`. */
  readonly wordsOf: ErrorCode
  readonly fields: readonly FieldProblem[]
  readonly retryAfterSeconds: number | null
  readonly reason: ErrorReason | null
  /** Whether it is written to the log where its status is 500 or more. */
  readonly isLogged: boolean

  constructor(
    code: ErrorCode,
    {
      wordsOf = code,
      fields = [],
      retryAfterSeconds = null,
      reason = null,
      isLogged = true,
      cause,
    }: {
      wordsOf?: ErrorCode
      fields?: readonly FieldProblem[]
      retryAfterSeconds?: number | null
      reason?: ErrorReason | null
      isLogged?: boolean
      cause?: unknown
    } = {},
  ) {
    super(code, { cause })
    this.code = code
    this.wordsOf = wordsOf
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
    this.reason = reason
    this.isLogged = isLogged
  }
}

/** Whether the bucket with the files did not answer. */
export function isStorageDown(cause: unknown): boolean {
  return cause instanceof Refusal && cause.code === 'STORAGE_DOWN'
}

/** A refusal of one field with its own code, which is the code of the answer as well; `wordsOf` as in `Refusal`. */
export function refuseField(field: string, code: ErrorCode, wordsOf: ErrorCode = code): Refusal {
  return new Refusal(code, { wordsOf, fields: [{ field, code }] })
}
