import type { Language } from '#model/language/languages.ts'
import type { PostText } from './post-file.ts'
import type { Shelf, StoredPost } from './read-shelf.ts'

/** A post as a reader of a language gets it. */
export interface PublishedPost {
  readonly idPost: number
  /** Of the text: where there is none in the reader's language, English or Korean. */
  readonly language: Language
  /** In which it can be read. */
  readonly languages: readonly Language[]
  readonly text: PostText
  readonly pictures: StoredPost['pictures']
}

/** The posts that are no drafts and whose day has come, the newest first. */
export function publishedPosts(
  { posts }: Pick<Shelf, 'posts'>,
  language: Language,
  now: Date,
): PublishedPost[] {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(now)
  return posts
    .flatMap(({ idPost, texts, pictures }) => {
      const open = new Map([...texts].filter(([, { isDraft, date }]) => !isDraft && date <= today))
      const languages = [...open.keys()]
      const shown = [language, 'en' as const, 'ko' as const, ...languages].find((key) => open.has(key))
      const text = shown && open.get(shown)
      return text ? [{ idPost, language: shown, languages, text, pictures }] : []
    })
    .sort((a, b) => b.text.date.localeCompare(a.text.date) || b.idPost - a.idPost)
}
