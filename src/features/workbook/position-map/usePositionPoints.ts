import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useList } from '#engine/documents/react/useList.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { strategy } from '#model/documents/strategy.ts'
import type { ValueHandle } from '#model/fields/value.ts'

/** A brand that has a position on the map, or can get one. */
export interface PositionedBrand {
  /** `own`, or the key of the competitor's item. */
  readonly key: string
  readonly isOwn: boolean
  /** Its index is over the limit of the list, after a merge. */
  readonly isOver: boolean
  readonly name: string
  /** From 0 (left) to 100; null while there is none. */
  readonly x: number | null
  /** From 0 (bottom) to 100. */
  readonly y: number | null
  /** How well the brand is known, from 0 to 100. */
  readonly size: number | null
  readonly handles: {
    readonly x: ValueHandle<number>
    readonly y: ValueHandle<number>
    readonly size: ValueHandle<number>
  }
}

const { positioning } = strategy
const { competitors } = positioning
const { axisX, axisY, axisZ } = competitors.properties

/** The own brand and its competitors with their positions, and a function that sets one as one undo step. */
export function usePositionPoints(ownName: string, nameless: (number: number) => string) {
  const { document, isReadOnly } = useDocumentView('strategy')
  const { items } = useList(competitors)
  const [x] = useValue(positioning.axisX)
  const [y] = useValue(positioning.axisY)
  const [size] = useValue(positioning.axisZ)
  const own: PositionedBrand = {
    key: 'own',
    isOwn: true,
    isOver: false,
    name: ownName,
    x,
    y,
    size,
    handles: { x: positioning.axisX, y: positioning.axisY, size: positioning.axisZ },
  }
  const others = items.map(
    (item, index): PositionedBrand => ({
      key: item.key,
      isOwn: false,
      isOver: index >= competitors.atMost,
      name: item.brandName?.trim() || nameless(index + 1),
      x: item.axisX,
      y: item.axisY,
      size: item.axisZ,
      handles: { x: axisX.at(item.key), y: axisY.at(item.key), size: axisZ.at(item.key) },
    }),
  )
  return {
    brands: [own, ...others],
    move: ({ handles }: PositionedBrand, at: { x: number; y: number }) => {
      if (isReadOnly) return
      document.edit((doc) => {
        handles.x.write(doc, at.x)
        handles.y.write(doc, at.y)
      })
    },
  }
}
