interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const gap = 10
const margin = 12

/**
 * Position of a card in the viewport beside its target without covering it: below, right, above, left. If
 * none fits, at the bottom of the viewport. All in pixels.
 */
export function positionBeside(
  target: Box,
  card: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
): { left: number; top: number } {
  const right = target.left + target.width
  const bottom = target.top + target.height
  const left = clamp(target.left, view.width - card.width)
  const top = clamp(target.top, view.height - card.height)
  const candidates = [
    { left, top: bottom + gap },
    { left: right + gap, top },
    { left, top: target.top - gap - card.height },
    { left: target.left - gap - card.width, top },
  ]
  const fitting = candidates.find(
    (candidate) =>
      candidate.left >= margin &&
      candidate.top >= margin &&
      candidate.left + card.width <= view.width - margin &&
      candidate.top + card.height <= view.height - margin,
  )
  return fitting ?? { left: margin, top: view.height - card.height - margin }
}

function clamp(wanted: number, most: number): number {
  return Math.max(margin, Math.min(wanted, most - margin))
}
