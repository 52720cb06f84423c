import type { Language } from '../language/languages.ts'
import { spaced, tidied } from './answers.ts'
import { nameOf, splitThings } from './phrase.ts'
import { phrasebooks } from './phrasebook.ts'
import { serviceSlot, slotOf } from './slots.ts'
import { fillFirst, writeText } from './template.ts'
import { settingOf } from './voice.ts'

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

/** A title, or the name until there is one, and what the answers can say already of the purpose. */
export function composeFirstLines({ name, service, target }: FirstAnswers, language: Language): FirstLines {
  const book = phrasebooks[language]
  const setting = settingOf(language)
  const answers = {
    N: nameOf({ brandName: null, brand: name }, book),
    ...slotOf('T', target, book),
    ...serviceSlot(service, book, name),
  }
  const [first = ''] = splitThings(service).map(tidied)
  const canHaveTitle = spaced(name) !== '' || spaced(service) !== ''
  const title = canHaveTitle ? fillFirst(book.firstTitle, { ...answers, S: book.inline(first) }, setting) : ''
  return {
    title: title === '' ? spaced(name) : setting.finish(title),
    purpose: writeText([['{T!}'], ['{S!}'], ...book.firstPurpose], answers, setting),
  }
}
