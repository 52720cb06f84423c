import { coveredByKeyboard } from '../covered-by-keyboard.ts'

const controls =
  'a[href], button, input, textarea, select, summary, [contenteditable], [role="button"], [role="option"]'

/**
 * Puts the toasts where they cover no control: at the lower edge, above a keyboard, otherwise below the header. What has the focus
 * is covered last. They stay while the pointer or the focus is at them.
 */
export function placeToasts(region: HTMLElement): void {
  const { visualViewport: viewport } = window
  region.style.setProperty('--keyboard', `${viewport ? coveredByKeyboard(viewport) : 0}px`)
  region.style.setProperty('--view-top', `${viewport?.scale === 1 ? viewport.offsetTop : 0}px`)
  if (region.contains(document.activeElement) || region.matches(':hover')) return
  const places = ['bottom', 'top'] as const
  const costs = places.map((place) => {
    region.dataset.at = place
    return costOf(region)
  })
  const [atBottom = 0, atTop = 0] = costs
  region.dataset.at = atTop < atBottom ? 'top' : 'bottom'
}

/** 0: nothing is covered. 1: a control. 2: what has the focus. */
function costOf(region: HTMLElement): 0 | 1 | 2 {
  const rows = [...region.querySelectorAll('li')].map((row) => row.getBoundingClientRect())
  const focused = document.activeElement
  if (focused?.matches(controls)) {
    const own = focused.getBoundingClientRect()
    if (rows.some((row) => isOver(row, own))) return 2
  }
  return rows.flatMap(pointsOf).some(([x, y]) => isControlAt(x, y, region)) ? 1 : 0
}

function isOver(one: DOMRect, other: DOMRect): boolean {
  return one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left
}

/** Closer together than the smallest control is wide or high. */
function pointsOf({ left, top, width, height }: DOMRect): (readonly [number, number])[] {
  if (width === 0) return []
  const across = Math.max(2, Math.ceil(width / 24))
  const down = Math.max(2, Math.ceil(height / 20))
  return Array.from({ length: across + 1 }, (_, i) => left + (width * i) / across).flatMap((x) =>
    Array.from({ length: down + 1 }, (_, i) => [x, top + (height * i) / down] as const),
  )
}

function isControlAt(x: number, y: number, region: HTMLElement): boolean {
  const below = document.elementsFromPoint(x, y).find((element) => !region.contains(element))
  return below !== undefined && below.closest(controls) !== null
}
