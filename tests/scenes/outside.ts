import type { Drawing } from '#scene/list/drawing.ts'
import { edgesOf } from '#scene/shapes/matrix.ts'

/** Layers whose texts reach beyond the page, by more than rounding. */
export function textsOutside({ items, width, height }: Drawing): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind !== 'text') return []
    const box = {
      left: item.x,
      top: item.y - item.size * 0.75,
      right: item.x + item.advance,
      bottom: item.y + item.size * 0.2,
    }
    const { left, top, right, bottom } = edgesOf(item.matrix, box)
    return left < -1 || top < -1 || right > width + 1 || bottom > height + 1
      ? [`${item.layer} ${item.text}`]
      : []
  })
}
