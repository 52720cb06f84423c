import type { ErrorCode } from '#contract/errors.ts'
import { Refusal } from '#server/http/refusal.ts'

export type WrongFile = Extract<
  ErrorCode,
  | 'UNSUPPORTED_TYPE'
  | 'DAMAGED_PICTURE'
  | 'DAMAGED_FILE'
  | 'UNSAFE_DRAWING'
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
