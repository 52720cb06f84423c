import type { Voice } from '../hangul/conjugate.ts'
import type { Language } from '../language/languages.ts'
import { koreanIn } from './ko.ts'
import { phrasebooks } from './phrasebook.ts'
import type { Setting } from './template.ts'

export type { Voice }

/** How templates of a language are filled. Only Korean has voices. */
export function settingOf(language: Language, voice: Voice = 'POLITE'): Setting {
  return language === 'ko' ? koreanIn(voice) : phrasebooks[language]
}
