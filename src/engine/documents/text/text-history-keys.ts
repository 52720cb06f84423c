import type { TextElement } from './text-binding.ts'

interface Handlers {
  undo(): void
  redo(): void
  /** Whether the keys are left to the screen around the field. */
  leavesKeys(): boolean
  readonly signal: AbortSignal
}

/**
 * Replaces the browser's undo in a field, because setting a field's value by script clears its undo stack. Listens to
 * keys, and to `beforeinput` for menus and shake gestures. Ignores keys during a composition.
 */
export function listenForHistory(element: TextElement, { undo, redo, leavesKeys, signal }: Handlers): void {
  const pressed = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229 || event.altKey || leavesKeys()) return
    if (!event.ctrlKey && !event.metaKey) return
    const move = moveOf(event)
    if (!move) return
    event.preventDefault()
    if (move === 'undo') undo()
    else redo()
  }
  const onBeforeInput = (event: Event) => {
    const { inputType } = event as InputEvent
    if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return
    event.preventDefault()
    if (leavesKeys()) return
    if (inputType === 'historyUndo') undo()
    else redo()
  }
  element.addEventListener('keydown', (event) => pressed(event as KeyboardEvent), { signal })
  element.addEventListener('beforeinput', onBeforeInput, { signal })
}

/** By letter, else by position on the keyboard: with a Korean layout the key Z produces ㅋ. */
function moveOf({ key, code, shiftKey, ctrlKey }: KeyboardEvent): 'undo' | 'redo' | null {
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}
