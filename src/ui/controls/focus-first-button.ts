/** Ref callback: focuses the first button of a row that has replaced the button with the focus. */
export function focusFirstButton(row: HTMLElement | null): void {
  row?.querySelector('button')?.focus()
}
