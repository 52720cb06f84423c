import { type RefObject, useLayoutEffect } from 'react'
import { addOpenModal } from './open-modals.ts'

/**
 * Opens a native dialog as a modal while the component is mounted. Closing it before the element is removed
 * lets the browser return the focus. `base.css` keeps the page behind it from scrolling. `firstFocus` is the
 * selector of the element to focus first; without `hasToasts`, nothing can be pressed in toasts meanwhile.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  firstFocus?: string,
  hasToasts = true,
): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // React does not set the attribute `autofocus`, which the browser looks for when it opens a modal.
    element.querySelector('[data-first-focus]')?.setAttribute('autofocus', '')
    keepScrollbarRoom()
    element.showModal()
    if (firstFocus !== undefined) element.querySelector<HTMLElement>(firstFocus)?.focus()
    const removeOpenModal = hasToasts ? addOpenModal(element) : undefined
    return () => {
      element.close()
      removeOpenModal?.()
    }
  }, [dialog, firstFocus, hasToasts])
}

/** Keeps the page from moving sideways when its scrollbar disappears. */
function keepScrollbarRoom(): void {
  const root = document.documentElement
  if (root.matches(':has(dialog:modal)')) return
  root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`)
}
