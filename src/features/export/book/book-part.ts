import type { BookMap, BookSection } from './book.ts'

/** What one page shows of a section: all of it, one of its personas, or its map alone. */
export type BookPart =
  | (BookSection & { readonly isContinued?: boolean })
  | { readonly id: 'map'; readonly title: string; readonly map: BookMap; readonly isContinued: true }

/** One line without its drafts: a page in the brand's colour. */
export function isLoneLine(part: BookPart): boolean {
  return part.id === 'taglines' && part.items.length === 1 && part.facts.length === 0
}

/** A section as parts that begin a page of their own, unless they share one. */
export function partsOf(section: BookSection): readonly BookPart[] {
  if (section.id === 'personas' && section.items.length > 1) {
    return section.items.map((item, index) => ({ ...section, items: [item], isContinued: index > 0 }))
  }
  if (section.id === 'position' && section.map && (section.text !== '' || section.facts.length > 0)) {
    const { title, map } = section
    return [
      { ...section, map: null },
      { id: 'map', title, map, isContinued: true },
    ]
  }
  return [section]
}
