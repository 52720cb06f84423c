import type { TextElement } from './text-binding.ts'

interface Hands {
  undo(): void
  redo(): void
  readonly signal: AbortSignal
}

/**
 * Takes undo over completely: a script that sets a field's value destroys the browser's own stack. Keys, and
 * `beforeinput` for menus and shaking. While composing they belong to the input method.
 */
export function listenForHistory(element: TextElement, { undo, redo, signal }: Hands): void {
  const pressed = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229 || event.altKey) return
    if (!event.ctrlKey && !event.metaKey) return
    const move = moveOf(event)
    if (!move) return
    event.preventDefault()
    if (move === 'undo') undo()
    else redo()
  }
  const asked = (event: Event) => {
    const { inputType } = event as InputEvent
    if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return
    event.preventDefault()
    if (inputType === 'historyUndo') undo()
    else redo()
  }
  element.addEventListener('keydown', (event) => pressed(event as KeyboardEvent), { signal })
  element.addEventListener('beforeinput', asked, { signal })
}

/** By the letter, and by its place on the keyboard: with a Korean layout on, Z says ㅋ. */
function moveOf({ key, code, shiftKey, ctrlKey }: KeyboardEvent): 'undo' | 'redo' | null {
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}
