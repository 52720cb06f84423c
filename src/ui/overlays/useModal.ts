import { type RefObject, useLayoutEffect } from 'react'

/**
 * Opens a native dialog as modal for as long as its component is there. Closing before the element goes lets
 * the browser give the focus back. `base.css` stops the page behind from scrolling.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, firstFocus?: string): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // React keeps `autofocus` to itself, and the browser looks for it when a modal opens.
    element.querySelector('[data-first-focus]')?.setAttribute('autofocus', '')
    keepScrollbarRoom()
    element.showModal()
    if (firstFocus !== undefined) element.querySelector<HTMLElement>(firstFocus)?.focus()
    return () => element.close()
  }, [dialog, firstFocus])
}

/** The page must not jump sideways when its scrollbar goes. */
function keepScrollbarRoom(): void {
  const root = document.documentElement
  if (root.matches(':has(dialog:modal)')) return
  root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`)
}
