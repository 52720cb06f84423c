import { type Key, Layout, LayoutInfo, Rect, Size } from 'react-aria-components'

type AnyNode = NonNullable<LayoutInfo['content']>

const columnGap = 20
const rowGap = 24
/** Of a card, where there is room for two. */
const leastWidth = 150
const usualWidth = 220
/** Of name, size and plan under a picture, which is a square. */
const captionHeight = 80
/** So far outside of the window cards are there already. */
const ahead = 600

/** Where the cards of a grid are: squares with a caption, as many in a row as fit. Positions are in order. */
export class CardLayout extends Layout<AnyNode> {
  private infos: LayoutInfo[] = []
  private readonly byKey = new Map<Key, LayoutInfo>()
  private columns = 1
  private rowHeight = 1

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
    const first = Math.max(0, Math.floor((y - ahead) / this.rowHeight)) * this.columns
    const last = Math.ceil((maxY + ahead) / this.rowHeight) * this.columns
    const visible = this.infos.slice(first, last)
    // What has the focus stays wherever it is.
    const kept = [...(this.virtualizer?.persistedKeys ?? [])].flatMap((key) => this.byKey.get(key) ?? [])
    return [...visible, ...kept.filter((info) => !visible.includes(info))]
  }
}
