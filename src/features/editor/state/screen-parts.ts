import { focusCanvas } from './focus-canvas.ts'

/** The parts of the screen in the order in which keys walk through them, each an element with this `data-part`. */
const order = ['top', 'rail', 'panel', 'canvas', 'properties', 'pages'] as const
export type ScreenPart = (typeof order)[number]

/** By part, what had the focus in it last. */
const last = new WeakMap<Element, HTMLElement>()

/** The part that has the focus; null: none, as while it is in a menu or a dialog. */
export function focusedPart(): ScreenPart | null {
  const element = partOf(document.activeElement)
  return order.find((part) => element?.dataset.part === part) ?? null
}

/** To be told what gets the focus, so that a part that is entered again has it where it was. */
export function rememberFocus({ target }: FocusEvent): void {
  const part = target instanceof HTMLElement ? partOf(target) : null
  if (part && target instanceof HTMLElement) last.set(part, target)
}

/** Gives the focus to the next or previous part that can have it, round and round. */
export function walkParts(direction: 1 | -1): void {
  const part = focusedPart()
  const at = part === null ? -1 : order.indexOf(part)
  const from = at < 0 && direction < 0 ? order.length : at
  for (let step = 1; step <= order.length; step++) {
    const next = order.at((from + direction * step) % order.length)
    if (next !== undefined && enterPart(next)) return
  }
}

/** False: it is not shown, or there is nothing in it that takes the focus. */
export function enterPart(part: ScreenPart): boolean {
  const element = document.querySelector<HTMLElement>(`[data-part="${part}"]`)
  if (!element) return false
  if (part === 'canvas') {
    focusCanvas()
    return element.contains(document.activeElement)
  }
  const before = last.get(element)
  const targets = [...(before && element.contains(before) ? [before] : []), ...stopsIn(element)]
  // What is not shown does not take it.
  return targets.some((target) => {
    target.focus()
    return document.activeElement === target
  })
}

function stopsIn(element: HTMLElement): readonly HTMLElement[] {
  const all = element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')
  return [...all].filter(({ tabIndex }) => tabIndex >= 0)
}

function partOf(element: Element | null): HTMLElement | null {
  return element?.closest('dialog') ? null : (element?.closest<HTMLElement>('[data-part]') ?? null)
}
