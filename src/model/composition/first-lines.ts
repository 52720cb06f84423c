import type { Language } from '../language/languages.ts'
import { spaced } from './answers.ts'
import { splitThings } from './phrase.ts'
import { writePurposes } from './purpose.ts'
import { composeTaglines } from './taglines.ts'

/** What a visitor answers before there is a brand; '' for no answer. */
export interface FirstAnswers {
  readonly name: string
  readonly service: string
  readonly target: string
}

/** What the first answers make of a guide page; '' where they say nothing yet. */
export interface FirstLines {
  readonly title: string
  readonly purpose: string
}

/** A tagline, or the name until there is one, and what the drafts of the purpose can say already. */
export function composeFirstLines({ name, service, target }: FirstAnswers, language: Language): FirstLines {
  const purposes = writePurposes(
    { brandName: null, brand: name, target, service, discomfort: null, achieve: null },
    language,
  )
  const [first = null] = splitThings(service)
  const canHaveTagline = spaced(name) !== '' || spaced(service) !== ''
  const [tagline] = canHaveTagline
    ? composeTaglines({ name, target, service: first, positive: null, keyword: null }, language)
    : []
  return {
    title: tagline ?? spaced(name),
    // The first variant leaves out the people where their problem is not known.
    purpose: (spaced(target) === '' ? undefined : purposes[1]) ?? purposes[0] ?? '',
  }
}
