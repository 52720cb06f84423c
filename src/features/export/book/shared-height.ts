import { type BookPart, isLoneLine } from './book-part.ts'
import { factsHeight, gridHeight, scalesHeight } from './list-heights.ts'
import type { Room } from './page-room.ts'
import { emsOf, textHeight } from './text-height.ts'

/** In mm: the title of a part that shares its page, with the rule above it and the gap below. */
const sharedTitle = 15

/** In mm: what a part takes on a page that it shares, as `pages/shared.typ` sets it. Infinite for what shares none. */
export function sharedHeight(part: BookPart, room: Room): number {
  const { format, width } = room
  const title = format === 'wide' ? 6 : part.isContinued ? 4 : sharedTitle
  const facts = 'facts' in part ? below(factsHeight(part.facts, room)) : 0
  switch (part.id) {
    case 'prose':
    case 'position':
      if (part.id === 'position' && part.map) return Number.POSITIVE_INFINITY
      return title + textHeight(part.text, sharedSize(part.text), width) + facts
    case 'values':
      return part.items.reduce(
        (sum, { text }) => sum + 9 + Math.max(9, textHeight(text, 10.5, width * 0.5)),
        title + facts,
      )
    case 'keywords':
      return title + textHeight(part.items.join('     '), 20, width)
    case 'taglines': {
      if (isLoneLine(part)) return Number.POSITIVE_INFINITY
      const [first = '', ...others] = part.items
      const rest = others.reduce((sum, line) => sum + 4 + textHeight(line, 14, width), 0)
      return title + textHeight(first, 24, width) + rest + facts
    }
    case 'voice': {
      const cells = [part.does, part.avoids].filter((text) => text !== '')
      const half = (width - 6) / Math.max(1, cells.length) - 14
      const said = cells.map((text) => 26 + textHeight(text, 11, half))
      const who = part.who === '' ? 0 : textHeight(part.who, 14, width)
      return title + who + below(scalesHeight(part.scales.length)) + below(gridHeight(said, 2, 6))
    }
    case 'market':
      return part.items.reduce(
        (sum, { name, facts }) => sum + 10 + textHeight(name, 14, width) + factsHeight(facts, room),
        title,
      )
    case 'personas': {
      const [item] = part.items
      if (!item || part.items.length > 1) return Number.POSITIVE_INFINITY
      const details = below(factsHeight(item.facts, room)) + below(scalesHeight(item.scales.length))
      return title + 14 + below(textHeight(item.quote, 16, width)) + details
    }
    case 'map':
      return format === 'wide' ? Number.POSITIVE_INFINITY : 12 + (format === 'a4' ? width : 150)
    default:
      return Number.POSITIVE_INFINITY
  }
}

/** In points. */
function sharedSize(text: string): number {
  const letters = emsOf(text)
  if (letters < 50) return 20
  return letters < 170 ? 14 : 11
}

function below(height: number): number {
  return height === 0 ? 0 : 7 + height
}
