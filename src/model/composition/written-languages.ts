import type { Language } from '../language/languages.ts'
import type { CoreAnswers } from './answers.ts'

/** The languages in which the answers may be written, by their scripts, beginning with that of the page. */
export function writtenLanguages(answers: CoreAnswers, page: Language): readonly Language[] {
  const text = Object.values(answers)
    .map((answer) =>
      Array.isArray(answer)
        ? answer.map(({ keyword, description }) => `${keyword} ${description ?? ''}`).join(' ')
        : answer,
    )
    .join(' ')
  const found = scripts.flatMap(([script, languages]) => (script.test(text) ? languages : []))
  return [...new Set([page, ...found])]
}

const scripts: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/\p{Script=Hangul}/u, ['ko']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['zh-CN', 'zh-TW']],
  // Not the keys of options, which are in capitals.
  [/\p{Script=Latin}[a-z]/u, ['en']],
]
