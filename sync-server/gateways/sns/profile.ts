import { cutText } from '#model/text/cut-text.ts'
import { pictureOf } from '../sign-in/person.ts'
import type { SnsProfile } from './sns.ts'

const longestName = 80

/** An account with the name that people see; without one, its id. */
export function namedProfile(said: {
  readonly subject: string
  readonly name: string | null | undefined
  readonly image: string | null | undefined
}): SnsProfile {
  return {
    subject: said.subject,
    name: cutText(said.name ?? said.subject, longestName),
    image: pictureOf(said.image),
  }
}
