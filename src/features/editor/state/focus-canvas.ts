/** Keys go to the canvas, and letters to the text that is selected on it. */
export function focusCanvas(): void {
  document.querySelector<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true })
}
