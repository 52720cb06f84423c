import type { Layer } from '#scene/body/body.ts'

/** A line, dots or a ground on a page, in px: what may belong to a row of a list. */
export interface PlacedMark {
  readonly layer: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly isHidden: boolean
}

/** What texts of a row take on the page, in px. */
export interface RowBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** px by which a line may reach beyond the texts of its row. */
const beyond = 24

/** Shapes and paths that stand upright, but for those that are locked. */
export function marksIn(layers: readonly Layer[], x = 0, y = 0): PlacedMark[] {
  return layers.flatMap((layer): PlacedMark[] => {
    if (layer.rotate || layer.lock?.includes('content')) return []
    const at = { x: x + layer.x, y: y + layer.y }
    if (layer.type === 'group') return marksIn(layer.children, at.x, at.y)
    if (layer.type !== 'shape' && layer.type !== 'path') return []
    return [{ layer: layer.id, ...at, w: layer.w, h: layer.h, isHidden: layer.hidden === true }]
  })
}

/**
 * The marks of each row: those inside of its texts and the lines below it, up to the next row. The last row without a line below
 * has the one above it.
 */
export function marksOfRows(
  boxes: readonly RowBox[],
  marks: readonly PlacedMark[],
): readonly (readonly PlacedMark[])[] {
  const pitch = Math.min(...boxes.slice(1).map(({ top }, at) => top - (boxes[at]?.top ?? top)))
  const own = boxes.map((box, at) => {
    const end = boxes[at + 1]?.top ?? box.top + pitch
    return marks.filter((mark) => {
      const middle = mark.y + mark.h / 2
      return isAcross(mark, box) && mark.h <= pitch && middle >= box.top && middle < end
    })
  })
  const last = own.length - 1
  const [box, before] = [boxes[last], boxes[last - 1]]
  if (box && before && own[last]?.length === 0) {
    const above = own[last - 1]?.filter(({ y, h }) => y + h / 2 >= before.bottom) ?? []
    own[last] = above
  }
  return own
}

function isAcross({ x, w }: PlacedMark, { left, right }: RowBox): boolean {
  return x >= left - beyond && x + w <= right + beyond
}
