import { useEffect, useRef } from 'react'
import type { ToolKey } from '#model/tools/tools.ts'

/** Id of the card of a tool in the page. */
export function cardId(tool: ToolKey): string {
  return `tool-${tool}`
}

/** Gives the focus back to the card of a tool that was closed. */
export function useReturnToCard(open: ToolKey | null): void {
  const before = useRef(open)
  useEffect(() => {
    if (open === null && before.current !== null) document.getElementById(cardId(before.current))?.focus()
    before.current = open
  }, [open])
}
