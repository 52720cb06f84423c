import { type BookPart, isLoneLine } from './book-part.ts'
import { factsHeight, scalesHeight, statementsHeight } from './list-heights.ts'
import type { Room } from './page-room.ts'
import { emsOf, textHeight } from './text-height.ts'

/** In mm: what a part takes on a page of its own, below its title. Infinite for what is drawn to fill the page, however little it says. */
export function ownHeight(part: BookPart, room: Room): number {
  const { width } = room
  const isTall = room.format === 'a4'
  switch (part.id) {
    case 'prose':
    case 'position': {
      if (part.id === 'position' && part.map) return Number.POSITIVE_INFINITY
      if (part.text === '') return statementsHeight(part.facts, room)
      const isStory = part.id === 'prose' && part.isStory
      const size = isStory ? storySize(part.text) : proseSize(part.text)
      return textHeight(part.text, size, width) + atFoot(factsHeight(part.facts, room))
    }
    case 'values': {
      if (part.items.length === 0) return statementsHeight(part.facts, room)
      const isFew = part.items.length <= 4
      const items = part.items.map(({ text }) =>
        Math.max(isFew ? 14 : 8, textHeight(text, isFew ? 12 : 10.5, width * 0.52)),
      )
      const gaps = part.items.length * (isFew ? 20 : 10.5)
      return items.reduce((sum, height) => sum + height, gaps) + atFoot(factsHeight(part.facts, room))
    }
    case 'keywords': {
      const [largest, step] = isTall ? [66, 8] : [46, 5.5]
      const sizes = part.items.map((_, index) => Math.max(15, largest - index * step))
      return sizes.reduce((sum, size) => sum + size * 0.45, 0)
    }
    case 'taglines': {
      if (part.items.length === 0) return statementsHeight(part.facts, room)
      if (isLoneLine(part)) return Number.POSITIVE_INFINITY
      const [first = '', ...others] = part.items
      const rest = others.reduce((sum, line) => sum + 5 + textHeight(line, 17, width), 14)
      return textHeight(first, 46, width) + rest + atFoot(factsHeight(part.facts, room))
    }
    case 'voice': {
      const hasCells = part.does + part.avoids !== ''
      const cells = hasCells ? (isTall ? 70 : 36) : 0
      const who = part.who === '' ? 0 : 11 + textHeight(part.who, 18, width)
      return who + scalesHeight(part.scales.length) + cells
    }
    case 'market':
      return part.items.reduce(
        (sum, { name, facts }) => sum + 14 + textHeight(name, 19, width) + factsHeight(facts, room),
        0,
      )
    case 'personas': {
      if (part.items.length > 1) return Number.POSITIVE_INFINITY
      const [item] = part.items
      if (!item) return 0
      const quote = item.quote === '' ? 0 : 9 + textHeight(item.quote, 24, width)
      const details = factsHeight(item.facts, room) + scalesHeight(item.scales.length)
      return 35 + quote + atFoot(details)
    }
    default:
      return Number.POSITIVE_INFINITY
  }
}

function atFoot(height: number): number {
  return height === 0 ? 0 : 12 + height
}

/** In points, as in `pages/base.typ`. */
function proseSize(text: string): number {
  const letters = emsOf(text)
  if (letters < 45) return 34
  if (letters < 90) return 27
  if (letters < 170) return 21
  if (letters < 320) return 16.5
  return letters < 700 ? 13 : 11
}

/** In points, as in `pages/core.typ`. */
function storySize(text: string): number {
  const letters = emsOf(text)
  if (letters < 170) return 19
  if (letters < 300) return 16
  return letters < 620 ? 13 : 11
}
