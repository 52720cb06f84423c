import { guide } from '../documents/guide.ts'
import { type Answers, textOf } from '../fields/answers.ts'
import { type Language, languageFor } from '../language/languages.ts'
import type { CoreAnswers } from './answers.ts'
import { joinStory } from './story.ts'

const { core, info } = guide

/**
 * The answers of the story joined to one text, in the language they are written in, as the guide and the book show it.
 * Where they do not make one, the beginning alone, as it was written; '' without one.
 *
 * @param language of the page, which tells Chinese from Japanese where an answer has Han characters alone
 */
export function storyOf(answers: Answers, language: string): string {
  const read = ({ path }: { path: string }) => textOf(answers, path).trim() || null
  const background = read(core.background)
  const parts = {
    brandName: read(core.brandName),
    brand: read(info.name),
    background,
    what: read(core.what),
    how: read(core.how),
    achieve: read(core.achieve),
  }
  // One answer alone is no story to be joined.
  if (background === null || !(parts.what ?? parts.how ?? parts.achieve)) return background ?? ''
  const joined = joinStory(parts, languageOf(parts, languageFor(language)))
  // A long answer stands as it is; the joined text may only add to it.
  return joined.includes(background) ? joined : background
}

type Told = Pick<CoreAnswers, 'background' | 'what' | 'how' | 'achieve'>

/** By the script of the answers; Han without kana is the language of the page, if that is Chinese. */
function languageOf({ background, what, how, achieve }: Told, page: Language): Language {
  const text = [background, what, how, achieve].join(' ')
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (/\p{Script=Han}/u.test(text)) return page === 'zh-TW' ? 'zh-TW' : 'zh-CN'
  return 'en'
}
