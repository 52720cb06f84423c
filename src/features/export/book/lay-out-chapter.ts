import type { BookChapter, PageFormat } from './book.ts'
import { type BookPart, isLoneLine, partsOf } from './book-part.ts'
import { ownHeight } from './own-height.ts'
import { type Room, rooms } from './page-room.ts'
import { sharedHeight } from './shared-height.ts'

/** A part that fills less than this share of a page is short: a page of such parts joins another one of its chapter. */
const shortShare = 1 / 3
/** How much of a page may be planned: heights are estimates. */
const fullShare = 0.92
/** In mm, between parts that share a page. */
const gap = 14

/**
 * The pages of a chapter, each with what it shows. A short page joins the next one where both fit, else the one before.
 * The order stays what it is, but that a lone line follows the short parts around it.
 */
export function layOutChapter({ sections }: BookChapter, format: PageFormat): BookPart[][] {
  const room = rooms[format]
  const forward: BookPart[][] = []
  for (const part of withLineLast(sections.flatMap(partsOf), room)) {
    const last = forward.at(-1)
    if (last && isShort(last, room) && fits([...last, part], room)) last.push(part)
    else forward.push([part])
  }
  const pages: BookPart[][] = []
  for (const page of forward) {
    const before = pages.at(-1)
    if (before && isShort(page, room) && fits([...before, ...page], room)) before.push(...page)
    else pages.push(page)
  }
  return pages
}

/** Whether a chapter with these pages has a page before them that opens it: below three sheets it is named at their head. */
export function hasOpener(pages: readonly (readonly BookPart[])[]): boolean {
  return pages.reduce((sum, page) => sum + (page.length === 1 && page[0] ? sheetsOf(page[0]) : 1), 0) >= 3
}

/** At least: as `pages/visual.typ` sets it. */
function sheetsOf(part: BookPart): number {
  if (part.id === 'logo') return 4
  if (part.id === 'colours') return part.brand.length > 1 || part.status.length > 0 ? 2 : 1
  return part.id === 'fonts' ? 2 : 1
}

/** A line that has its page would leave the short parts before and after it with a page each. */
function withLineLast(parts: readonly BookPart[], room: Room): readonly BookPart[] {
  const at = parts.findIndex(isLoneLine)
  const [before, line, after] = [parts[at - 1], parts[at], parts[at + 1]]
  if (!before || !line || !after) return parts
  if (!isShort([before], room) || !isShort([after], room) || !fits([before, after], room)) return parts
  return [...parts.slice(0, at), after, line, ...parts.slice(at + 2)]
}

function isShort(page: readonly BookPart[], room: Room): boolean {
  return page.every((part) => ownHeight(part, room) < room.height * shortShare)
}

function fits(page: readonly BookPart[], room: Room): boolean {
  return heightOf(page, room) <= room.height * fullShare
}

function heightOf(page: readonly BookPart[], room: Room): number {
  return page.reduce((sum, part) => sum + sharedHeight(part, room), (page.length - 1) * gap)
}
