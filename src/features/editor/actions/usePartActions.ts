import { useEffect } from 'react'
import type { EditorAction } from '../scope/ActionsContext.tsx'
import { focusCanvas } from '../state/focus-canvas.ts'
import { focusedPart, rememberFocus, walkParts } from '../state/screen-parts.ts'
import { partFacts as facts } from './part-facts.ts'

/** Walks through the parts of the screen by keys, and back to the canvas from each of them. */
export function usePartActions(): readonly EditorAction[] {
  useEffect(() => {
    addEventListener('focusin', rememberFocus)
    return () => removeEventListener('focusin', rememberFocus)
  }, [])
  return [
    { ...facts.next, group: 'view', run: () => walkParts(1) },
    { ...facts.previous, group: 'view', run: () => walkParts(-1) },
    { ...facts.canvas, group: 'view', when: isLeft, run: focusCanvas },
  ]
}

/** Escape is the canvas’s own there, and that of the browser in a field that is searched in, which it empties first. */
function isLeft(): boolean {
  const part = focusedPart()
  const { activeElement } = document
  const isSearching =
    activeElement instanceof HTMLInputElement && activeElement.type === 'search' && activeElement.value !== ''
  return part !== null && part !== 'canvas' && !isSearching
}
