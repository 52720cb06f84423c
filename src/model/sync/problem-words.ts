import { fillSlots, hasSlots } from '../language/fill-slots.ts'
import type { Problem } from './protocol.ts'

/** Words by error code, as in `locales/<language>/errors.json`. */
export type ErrorWords = Readonly<Record<string, string>>

/**
 * The text of a problem from `errors`; the server's message for an unknown code, or where a slot has no
 * value.
 */
export function sayProblem(
  { code, message, words }: Pick<Problem, 'code' | 'message' | 'words'>,
  errors: ErrorWords,
): string {
  const known = Object.hasOwn(errors, code) ? errors[code] : undefined
  if (known === undefined) return message
  const said = fillSlots(known, words)
  return hasSlots(said) ? message : said
}
