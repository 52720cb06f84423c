import { type Key, Rect, Size } from 'react-aria-components'

const columnGap = 20
const rowGap = 24
/** Of a card, where there is room for two. */
const leastWidth = 150
const usualWidth = 220
/** Of name, size and plan under a picture, which is a square. */
const captionHeight = 80
/** So far outside of the window cards come before they are seen, one after another: a row at once takes several frames. */
const ahead = 600
/** Cards that come at each end with a movement of the window. */
const atOnce = 1

/** Positions of cards: from the first to before the last. */
export interface Range {
  readonly first: number
  readonly last: number
}

/** What a grid shows: positions of `keys`, which are in order. */
interface Places {
  readonly keys: readonly Key[]
  /** In px. */
  readonly width: number
}

/** Where the cards of a grid are: squares with a caption, as many in a row as fit. react-aria asks it for its arrow keys. */
export class CardLayout {
  private keys: readonly Key[] = []
  private positions = new Map<Key, number>()
  private rects: readonly Rect[] = []
  private columns = 1
  private rowHeight = 1
  private width = 0
  private window = new Rect()

  /**
   * Places cards anew where they, or the width, are others. Returns the places, in the order of the keys: another array where
   * they are others, by which a memoised component sees that they have changed.
   */
  place({ keys, width }: Places): readonly Rect[] {
    if (keys === this.keys && width === this.width) return this.rects
    const fitting = Math.floor((width + columnGap) / (usualWidth + columnGap))
    this.columns = Math.max(fitting, width >= 2 * leastWidth + columnGap ? 2 : 1)
    const tile = Math.max(0, Math.floor((width - columnGap * (this.columns - 1)) / this.columns))
    this.rowHeight = tile + captionHeight + rowGap
    this.keys = keys
    this.width = width
    this.positions = new Map(keys.map((key, at) => [key, at]))
    this.rects = keys.map((_, at) => {
      const [row, column] = [Math.floor(at / this.columns), at % this.columns]
      return new Rect(column * (tile + columnGap), row * this.rowHeight, tile, this.rowHeight - rowGap)
    })
    return this.rects
  }

  positionOf(key: Key): number | undefined {
    return this.positions.get(key)
  }

  getItemRect(key: Key): Rect | null {
    const at = this.positions.get(key)
    return at === undefined ? null : (this.rects[at] ?? null)
  }

  getVisibleRect(): Rect {
    return this.window
  }

  getContentSize(): Size {
    const rows = Math.ceil(this.keys.length / this.columns)
    return new Size(this.width, Math.max(0, rows * this.rowHeight - rowGap))
  }

  /**
   * The cards to render when the window shows this part of the height: what is in it, what was there before as far as it is
   * near, and a little more of what is near. `before` itself where that is the same.
   */
  rangeIn(before: Range, top: number, bottom: number): Range {
    this.window = new Rect(0, top, this.width, Math.max(0, bottom - top))
    const [inWindow, near] = [this.rowsIn(top, bottom), this.rowsIn(top - ahead, bottom + ahead)]
    const isBeside = before.last >= inWindow.first && before.first <= inWindow.last
    const { first, last } = isBeside ? before : inWindow
    const next = {
      first: Math.max(near.first, Math.min(inWindow.first, first - atOnce)),
      last: Math.min(near.last, Math.max(inWindow.last, last + atOnce)),
    }
    return next.first === before.first && next.last === before.last ? before : next
  }

  /** Positions of whole rows. */
  private rowsIn(top: number, bottom: number): Range {
    const rowAt = (y: number) => Math.max(0, y / this.rowHeight)
    return {
      first: Math.min(this.keys.length, Math.floor(rowAt(top)) * this.columns),
      last: Math.min(this.keys.length, Math.ceil(rowAt(bottom)) * this.columns),
    }
  }
}
