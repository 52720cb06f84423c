/** Ref callback: focuses the first button of a row whose former button, which had the focus, was replaced. */
export function focusFirstButton(row: HTMLElement | null): void {
  row?.querySelector('button')?.focus()
}
