import type { AnyRouter } from '@tanstack/react-router'
import { afterPaint } from '#engine/browser/after-paint.ts'

/** What keeps the focus where it is: the screen itself has taken it, or something is being typed or decided. */
const kept = 'main, dialog, [role="dialog"], input, textarea, select, [contenteditable]'

/**
 * Moves the focus to the h1 of each screen that is navigated to: screen readers read it, and Tab goes on from there. Not on
 * the first screen of a page, not where only search or hash changes, and not where the hash leads to a place of the screen.
 * Returns what ends it.
 */
export function focusHeadings(router: Pick<AnyRouter, 'subscribe'>): () => void {
  let end = () => {}
  const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return
    end()
    end = toLocation.hash === '' ? followHeading() : () => {}
  })
  return () => {
    unsubscribe()
    end()
  }
}

/**
 * Focuses the heading once it is there, and the one that takes its place when the screen's code or document has come, until a
 * key or a pointer is pressed. Returns what ends it.
 */
function followHeading(): () => void {
  const before = document.activeElement
  const focus = () => {
    if (!isFree(before)) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(focus)
  // After the effects of the screen: those that focus something come first.
  const cancel = afterPaint(() => {
    focus()
    changes.observe(document.body, { childList: true, subtree: true })
  })
  const input = new AbortController()
  const end = () => {
    cancel()
    changes.disconnect()
    input.abort()
  }
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, end, { capture: true, passive: true, signal: input.signal })
  return end
}

/** Whether nothing has the focus, or still the link or button outside of the screen that had it `before`, as in the menu. */
function isFree(before: Element | null): boolean {
  const now = document.activeElement
  if (now === null || now === document.body) return true
  return now === before && now.closest(kept) === null
}
