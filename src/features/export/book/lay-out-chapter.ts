import type { BookChapter, PageFormat } from './book.ts'
import { type BookPart, partsOf } from './book-part.ts'
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
 * The pages of a chapter, each with what it shows. A short page joins the next one where both fit, else the one before;
 * the order stays what it is.
 */
export function layOutChapter({ sections }: BookChapter, format: PageFormat): BookPart[][] {
  const room = rooms[format]
  const forward: BookPart[][] = []
  for (const part of sections.flatMap(partsOf)) {
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

function isShort(page: readonly BookPart[], room: Room): boolean {
  return page.every((part) => ownHeight(part, room) < room.height * shortShare)
}

function fits(page: readonly BookPart[], room: Room): boolean {
  return heightOf(page, room) <= room.height * fullShare
}

function heightOf(page: readonly BookPart[], room: Room): number {
  return page.reduce((sum, part) => sum + sharedHeight(part, room), (page.length - 1) * gap)
}
