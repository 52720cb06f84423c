import { fillSlots, hasSlots } from '../language/fill-slots.ts'
import type { Problem } from './protocol.ts'

/** Words by error code, as `locales/<language>/errors.json` has them. */
export type ErrorWords = Readonly<Record<string, string>>

/** What a problem says in the language of `errors`; the server's own words for a code that it alone knows. */
export function sayProblem(
  { code, message, words }: Pick<Problem, 'code' | 'message' | 'words'>,
  errors: ErrorWords,
): string {
  const known = Object.hasOwn(errors, code) ? errors[code] : undefined
  if (known === undefined) return message
  const said = fillSlots(known, words)
  return hasSlots(said) ? message : said
}
