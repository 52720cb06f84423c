import { type RefObject, useLayoutEffect, useState } from 'react'
import { positionBeside } from './position-beside.ts'

/**
 * Position of a card, in pixels of the viewport, beside the first visible element that matches one of the
 * selectors. That element gets `data-spoken-of` and is scrolled into view. Null without such an element: the
 * card is in the page flow. `away` while the user types or a dialog is open, so that the card covers neither.
 */
export function useBeside(
  card: RefObject<HTMLElement | null>,
  selectors: readonly string[] | null,
): { left: number; top: number } | 'away' | null {
  const [position, setPosition] = useState<{ left: number; top: number } | 'away' | null>(null)
  const key = selectors?.join('|') ?? null
  useLayoutEffect(() => {
    if (key === null) return setPosition(null)
    let target: HTMLElement | null = null
    const put = () => {
      if (!target?.isConnected) target = speakOf(firstOnScreen(key.split('|')))
      if (!target) return setPosition(null)
      const own = card.current
      if (!own) return
      if (isTyping() || document.querySelector('dialog:modal')) return setPosition('away')
      const view = { width: document.documentElement.clientWidth, height: innerHeight }
      const next = positionBeside(target.getBoundingClientRect(), own.getBoundingClientRect(), view)
      setPosition((last) =>
        last !== null && last !== 'away' && last.left === next.left && last.top === next.top ? last : next,
      )
    }
    put()
    const moved = new ResizeObserver(put)
    moved.observe(document.body)
    if (card.current) moved.observe(card.current)
    const dialogs = new MutationObserver(put)
    dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    // The element may come later than the card, or be replaced.
    const parts = new MutationObserver(() => {
      if (!target?.isConnected) put()
    })
    parts.observe(document.body, { subtree: true, childList: true })
    const events = ['scroll', 'resize', 'focusin', 'focusout'] as const
    for (const name of events) addEventListener(name, put, { capture: true, passive: true })
    return () => {
      target?.removeAttribute('data-spoken-of')
      moved.disconnect()
      dialogs.disconnect()
      parts.disconnect()
      for (const name of events) removeEventListener(name, put, { capture: true })
    }
  }, [card, key])
  return position
}

function speakOf(target: HTMLElement | null): HTMLElement | null {
  target?.setAttribute('data-spoken-of', '')
  target?.scrollIntoView({ block: 'nearest' })
  return target
}

function firstOnScreen(selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.getClientRects().length > 0,
    )
    if (found) return found
  }
  return null
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false
}
