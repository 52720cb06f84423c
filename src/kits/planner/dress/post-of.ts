import { dateFormat } from '#model/language/formatters.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { sentencesOf } from '#model/voice/sentences.ts'
import type { PostWords } from '#scene/post/with-post.ts'

/** What of an entry, or of one that is to be made, a picture shows. */
export type PostSource = Partial<Pick<PlannerEntry, 'title' | 'text' | 'day'>>

/**
 * The words of an entry for a picture: its title, else its first sentence; its sentences without hashtags and signs that fonts
 * lack; and its day as people of the language write it.
 */
export function postOf({ title, text = '', day }: PostSource, language: string): PostWords {
  const sentences = sentencesOf(text)
    .map((sentence) => plain(sentence.text))
    .filter((sentence) => sentence !== '' && !sentence.startsWith('#'))
  const own = plain(title ?? '')
  const [first = '', ...others] = sentences
  return {
    headline: own || withoutEnd(first),
    sentences: own === '' ? others : sentences,
    date: day == null ? '' : dayFormat(language).format(Date.parse(`${day}T00:00:00Z`)),
  }
}

function plain(words: string): string {
  return words
    .replaceAll(/\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.!?…])/g, '')
    .trim()
}

/** A headline has no full stop. */
function withoutEnd(sentence: string): string {
  return sentence.replace(/[.。]$/, '')
}

function dayFormat(language: string): Intl.DateTimeFormat {
  return dateFormat(language, { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' })
}
