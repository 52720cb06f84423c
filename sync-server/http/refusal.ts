import type { ErrorCode } from '#contract/errors.ts'
import type { SlotWords } from '#model/language/fill-slots.ts'

export interface FieldProblem {
  /** Path of the property, header or parameter at fault. */
  readonly field: string
  readonly code: ErrorCode
  /** What stands in the slots of the message. */
  readonly words?: SlotWords
}

/** An expected end of a call: thrown by a handler, answered by its code in the caller's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  /** Whose words people read, where they can be told more than the code says. */
  readonly wordsOf: ErrorCode
  readonly fields: readonly FieldProblem[]
  readonly retryAfterSeconds: number | null

  constructor(
    code: ErrorCode,
    {
      wordsOf = code,
      fields = [],
      retryAfterSeconds = null,
      cause,
    }: {
      wordsOf?: ErrorCode
      fields?: readonly FieldProblem[]
      retryAfterSeconds?: number | null
      cause?: unknown
    } = {},
  ) {
    super(code, { cause })
    this.code = code
    this.wordsOf = wordsOf
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Refuses one field with a code of its own, which is the code of the answer as well. */
export function refuseField(field: string, code: ErrorCode): Refusal {
  return new Refusal(code, { fields: [{ field, code }] })
}
