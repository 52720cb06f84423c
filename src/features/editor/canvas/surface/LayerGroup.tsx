import { memo } from 'react'
import { isSameItem } from '#kits/design/scene/is-same-item.ts'
import { SceneItem } from '#kits/design/scene/SceneItem.tsx'
import type { Item } from '#scene/list/drawing.ts'

interface Props {
  readonly layer: string
  readonly items: readonly Item[]
  /** Addresses of the pictures by their keys. */
  readonly pictures: ReadonlyMap<string, string>
  /** Unique on the page. */
  readonly id: string
  /** It is painted, but not seen: its text is being written in. */
  readonly isUnseen: boolean
  /** Id of the cell of a table that is being written in; null: none of it. */
  readonly unseenCell: string | null
}

/** What is painted of a layer, in one element that a gesture can move. Rendered again only where it looks different. */
export const LayerGroup = memo(PaintedLayer, isSame)

function PaintedLayer({ layer, items, pictures, id, isUnseen, unseenCell }: Props) {
  return (
    <g data-layer={layer} visibility={isUnseen ? 'hidden' : undefined}>
      {items.map((item, index) =>
        unseenCell !== null && item.cell === unseenCell ? null : (
          <SceneItem
            // biome-ignore lint/suspicious/noArrayIndexKey: items of a layer have no other identity
            key={index}
            id={`${id}-${index}`}
            item={item}
            href={item.kind === 'picture' ? pictures.get(item.picture) : undefined}
          />
        ),
      )}
    </g>
  )
}

function isSame(before: Props, after: Props): boolean {
  return (
    before.layer === after.layer &&
    before.id === after.id &&
    before.isUnseen === after.isUnseen &&
    before.unseenCell === after.unseenCell &&
    before.items.length === after.items.length &&
    before.items.every((item, at) => {
      const next = after.items[at]
      if (!next || !isSameItem(item, next)) return false
      return next.kind !== 'picture' || before.pictures.get(next.picture) === after.pictures.get(next.picture)
    })
  )
}
