import type { ErrorCode } from '#contract/errors.ts'
import { Refusal } from '#server/http/refusal.ts'

export type WrongFile = Extract<
  ErrorCode,
  | 'UNSUPPORTED_TYPE'
  | 'DAMAGED_PICTURE'
  | 'DAMAGED_FILE'
  | 'TOO_COMPLEX_DRAWING'
  | 'UNSAFE_ARCHIVE'
  | 'TOO_MANY_PIXELS'
>

/** The content of a file is refused, with its reason in words. */
export function wrongFile(reason: WrongFile, cause?: unknown): Refusal {
  return new Refusal('UNSUPPORTED_TYPE', {
    wordsOf: reason,
    fields: [{ field: 'file', code: reason }],
    cause,
  })
}

/** A drawing is refused with the names of the parts that cannot be kept, such as `foreignObject`. */
export function refusedDrawing(parts: readonly string[]): Refusal {
  const words = { parts: parts.join(', ') }
  const fields = [{ field: 'file', code: 'UNSAFE_DRAWING', words }] as const
  return new Refusal('UNSUPPORTED_TYPE', { wordsOf: 'UNSAFE_DRAWING', fields })
}
