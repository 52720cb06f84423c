import type { MouseEvent } from 'react'

/** Whether a click follows the link here: with another button or a key held down, browsers open a tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
