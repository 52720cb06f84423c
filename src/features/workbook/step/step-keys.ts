/** What a keyboard shortcut of a step does. */
export type StepCommand = 'next' | 'previous'

interface Pressed {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

interface Around {
  readonly isApple: boolean
  /** An input has the focus. */
  readonly isWriting: boolean
}

/**
 * Command of a pressed key; null if it is no shortcut. On Apple keyboards Option with an arrow moves the
 * caret by words, so in an input it is none.
 */
export function commandOf(pressed: Pressed, { isApple, isWriting }: Around): StepCommand | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed
  if (shiftKey) return null
  const isCommand = (ctrlKey || metaKey) && !altKey
  if (isCommand && key === 'Enter') return 'next'
  if (!altKey || ctrlKey || metaKey || (isApple && isWriting)) return null
  if (key === 'ArrowRight') return 'next'
  return key === 'ArrowLeft' ? 'previous' : null
}
