import { type Key, Layout, LayoutInfo, Point, Rect, Size } from 'react-aria-components'
import { isScrolling } from './scrolling.ts'

interface ItemLayoutOptions {
  readonly look: 'grid' | 'list'
  /** How many of the first items are folders. */
  readonly folders: number
  /** Of a row in a list, and of a folder in a grid. */
  readonly rowHeight: number
  readonly tile?: TileSize
}

/** Of what is no folder, in a grid. */
export interface TileSize {
  /** The least width of a column, in px. */
  readonly least: number
  /** Height of the picture, of its width. */
  readonly ratio: number
  /** Of name and facts under a picture, in px. */
  readonly caption: number
  /** Between columns, in px. */
  readonly gap: number
}

type AnyNode = NonNullable<LayoutInfo['content']>

const usualTile: TileSize = { least: 164, ratio: 0.75, caption: 54, gap: 16 }
/** Between the folders and the files. */
const betweenParts = 28
/** So far ahead of the window are rows while it is scrolled: as far as a quick user goes in a few frames of a slow device. */
const ahead = 900
/** The same to both sides while it rests, for the first frames of a movement. */
const around = 300

/**
 * Where folders and things are: rows under one another, or a grid with the same columns for low folders and for pictures,
 * so that arrow keys go straight up and down. Positions are in order, so that what is visible is found by halving.
 */
export class ItemLayout extends Layout<AnyNode, ItemLayoutOptions> {
  private infos: LayoutInfo[] = []
  private readonly byKey = new Map<Key, LayoutInfo>()
  private height = 0
  private columns = 1
  private lastTop = 0

  override shouldInvalidateLayoutOptions(next: ItemLayoutOptions, before: ItemLayoutOptions): boolean {
    return (
      next.look !== before.look ||
      next.folders !== before.folders ||
      next.rowHeight !== before.rowHeight ||
      next.tile !== before.tile
    )
  }

  override update({ layoutOptions }: { layoutOptions?: ItemLayoutOptions }): void {
    const { look = 'grid', folders = 0, rowHeight = 64, tile: size = usualTile } = layoutOptions ?? {}
    const { gap, least, ratio, caption } = size
    const width = this.virtualizer?.size.width ?? 0
    this.columns = look === 'list' ? 1 : Math.max(2, Math.floor((width + gap) / (least + gap)))
    const tile = Math.floor((width - gap * (this.columns - 1)) / this.columns)
    const tileHeight = look === 'list' ? rowHeight : Math.round(tile * ratio) + caption
    const space = look === 'list' ? 0 : gap
    this.infos = []
    this.byKey.clear()
    let [y, column, at] = [0, 0, 0]
    let rowEnd = 0
    for (const node of this.virtualizer?.collection ?? []) {
      const isFolder = at < folders
      if (at === folders && folders > 0 && look === 'grid') {
        y = rowEnd + betweenParts
        column = 0
      }
      const height = isFolder ? rowHeight : tileHeight
      const info = new LayoutInfo(
        'item',
        node.key,
        new Rect(column * (tile + gap), y, look === 'list' ? width : tile, height),
      )
      info.content = node
      info.allowOverflow = true
      this.infos.push(info)
      this.byKey.set(node.key, info)
      rowEnd = y + height
      column += 1
      if (column === this.columns) {
        column = 0
        y = rowEnd + space
      }
      at += 1
    }
    this.height = rowEnd
  }

  override getLayoutInfo(key: Key): LayoutInfo | null {
    return this.byKey.get(key) ?? null
  }

  override getContentSize(): Size {
    return new Size(this.virtualizer?.size.width ?? 0, this.height)
  }

  override getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const { y } = rect
    const [above, below] = !isScrolling() ? [around, around] : y < this.lastTop ? [ahead, 0] : [0, ahead]
    this.lastTop = y
    return this.infosBetween(y - above, rect.maxY + below)
  }

  /** Of what touches a part of the height, and of what the list keeps wherever it is. */
  private infosBetween(top: number, bottom: number): LayoutInfo[] {
    let [low, high] = [0, this.infos.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.infos[middle]?.rect.maxY ?? 0) < top) low = middle + 1
      else high = middle
    }
    const visible: LayoutInfo[] = []
    for (let at = low; at < this.infos.length; at++) {
      const info = this.infos[at]
      if (!info || info.rect.y > bottom) break
      visible.push(info)
    }
    const shown = new Set(visible.map(({ key }) => key))
    for (const key of this.virtualizer?.persistedKeys ?? []) {
      const info = this.byKey.get(key)
      if (info && !shown.has(key)) visible.push(info)
    }
    return visible
  }

  /** Keys of the items that a rectangle touches. */
  keysIn(box: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }): string[] {
    const rect = new Rect(box.x, box.y, box.width, box.height)
    return this.infosBetween(rect.y, rect.maxY).flatMap((info) =>
      info.rect.intersects(rect) ? String(info.key) : [],
    )
  }

  /** What is under a point of the list: items take drops, the space between them does not. */
  getDropTargetFromPoint(x: number, y: number) {
    const under = this.infosBetween(y, y + 1).find(({ rect }) => rect.containsPoint(new Point(x, y)))
    return under
      ? ({ type: 'item', key: under.key, dropPosition: 'on' } as const)
      : ({ type: 'root' } as const)
  }
}
