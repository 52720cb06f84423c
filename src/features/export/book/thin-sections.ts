import type { BookChapter } from './book.ts'
import { writtenShare } from './written-share.ts'

/** A section of which less than this share is written can be left out of the book. */
const leastShare = 0.5

/** Titles of the sections that `withoutThin` leaves out; none where nothing would be left. */
export function thinTitles(chapters: readonly BookChapter[]): string[] {
  const all = chapters.flatMap(({ sections }) => sections)
  const thin = all.filter((section) => writtenShare(section) < leastShare)
  return thin.length === all.length ? [] : thin.map(({ title }) => title)
}

/** The chapters without the sections of which little is written, and without those that have no other. */
export function withoutThin(chapters: readonly BookChapter[]): readonly BookChapter[] {
  if (thinTitles(chapters).length === 0) return chapters
  return chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.filter((section) => writtenShare(section) >= leastShare),
    }))
    .filter(({ sections }) => sections.length > 0)
}
