import { type Key, Layout, LayoutInfo, Rect, Size } from 'react-aria-components'

type AnyNode = NonNullable<LayoutInfo['content']>

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
interface Range {
  readonly first: number
  readonly last: number
}

/** Where the cards of a grid are: squares with a caption, as many in a row as fit. Positions are in order. */
export class CardLayout extends Layout<AnyNode> {
  private infos: LayoutInfo[] = []
  private readonly byKey = new Map<Key, LayoutInfo>()
  private columns = 1
  private rowHeight = 1
  private shown: Range = { first: 0, last: 0 }

  override update(): void {
    const width = this.virtualizer?.size.width ?? 0
    const fitting = Math.floor((width + columnGap) / (usualWidth + columnGap))
    this.columns = Math.max(fitting, width >= 2 * leastWidth + columnGap ? 2 : 1)
    const tile = Math.floor((width - columnGap * (this.columns - 1)) / this.columns)
    this.rowHeight = tile + captionHeight + rowGap
    this.infos = []
    this.byKey.clear()
    for (const node of this.virtualizer?.collection ?? []) {
      const [row, column] = [Math.floor(this.infos.length / this.columns), this.infos.length % this.columns]
      const place = new Rect(
        column * (tile + columnGap),
        row * this.rowHeight,
        Math.max(0, tile),
        this.rowHeight - rowGap,
      )
      const info = new LayoutInfo('item', node.key, place)
      info.content = node
      info.allowOverflow = true
      this.infos.push(info)
      this.byKey.set(node.key, info)
    }
  }

  override getLayoutInfo(key: Key): LayoutInfo | null {
    return this.byKey.get(key) ?? null
  }

  override getContentSize(): Size {
    const rows = Math.ceil(this.infos.length / this.columns)
    return new Size(this.virtualizer?.size.width ?? 0, Math.max(0, rows * this.rowHeight - rowGap))
  }

  override getVisibleLayoutInfos({ y, maxY }: Rect): LayoutInfo[] {
    this.shown = grown(this.shown, this.rangeOf(y, maxY), this.rangeOf(y - ahead, maxY + ahead))
    const visible = this.infos.slice(this.shown.first, this.shown.last)
    // What has the focus stays wherever it is.
    const kept = [...(this.virtualizer?.persistedKeys ?? [])].flatMap((key) => this.byKey.get(key) ?? [])
    return [...visible, ...kept.filter((info) => !visible.includes(info))]
  }

  /** Of whole rows. */
  private rangeOf(top: number, bottom: number): Range {
    const rowAt = (y: number) => Math.max(0, y / this.rowHeight)
    return {
      first: Math.min(this.infos.length, Math.floor(rowAt(top)) * this.columns),
      last: Math.min(this.infos.length, Math.ceil(rowAt(bottom)) * this.columns),
    }
  }
}

/** What is in the window, what was there before as far as it is near, and a little more of what is near. */
function grown(before: Range, inWindow: Range, near: Range): Range {
  const isBeside = before.last >= inWindow.first && before.first <= inWindow.last
  const { first, last } = isBeside ? before : inWindow
  return {
    first: Math.max(near.first, Math.min(inWindow.first, first - atOnce)),
    last: Math.min(near.last, Math.max(inWindow.last, last + atOnce)),
  }
}
