import { type RefObject, useLayoutEffect } from 'react'

/**
 * Opens a native dialog as a modal while the component is mounted. Closing it before the element is removed
 * lets the browser return the focus. `base.css` keeps the page behind it from scrolling. `firstFocus` is the
 * selector of the element to focus first.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, firstFocus?: string): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // React does not set the attribute `autofocus`, which the browser looks for when it opens a modal.
    element.querySelector('[data-first-focus]')?.setAttribute('autofocus', '')
    keepScrollbarRoom()
    element.showModal()
    if (firstFocus !== undefined) element.querySelector<HTMLElement>(firstFocus)?.focus()
    return () => element.close()
  }, [dialog, firstFocus])
}

/** Keeps the page from moving sideways when its scrollbar disappears. */
function keepScrollbarRoom(): void {
  const root = document.documentElement
  if (root.matches(':has(dialog:modal)')) return
  root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`)
}
