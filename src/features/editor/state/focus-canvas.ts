/**
 * Keys go to the canvas: letters to the text that is selected on it, arrows to a layer. Where several layers or none are selected
 * it has the focus itself.
 */
export function focusCanvas(): void {
  const canvas = document.querySelector<HTMLElement>('[data-canvas]')
  const field = canvas?.querySelector<HTMLElement>('[data-field]')
  const target = field ?? onlySelected(canvas) ?? canvas
  target?.focus({ preventScroll: true })
}

/** Where the canvas has the focus and no field in it, the focus goes to the one layer that is selected, so that it is said. */
export function followSelection(): void {
  const { activeElement } = document
  const canvas = activeElement?.closest<HTMLElement>('[data-canvas]') ?? null
  if (activeElement !== canvas && !activeElement?.matches('[data-layer-button]')) return
  onlySelected(canvas)?.focus({ preventScroll: true })
}

function onlySelected(canvas: HTMLElement | null): HTMLElement | null {
  const selected = canvas?.querySelectorAll<HTMLElement>('[data-layer-button][aria-pressed="true"]')
  return selected?.length === 1 ? (selected[0] ?? null) : null
}
