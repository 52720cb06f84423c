/** What a key asks of the workbook. */
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
  /** The focus is where one writes. */
  readonly isWriting: boolean
}

/** On Apple's keyboards Option and an arrow step over words, so while somebody writes there they stay the text's. */
export function commandOf(pressed: Pressed, { isApple, isWriting }: Around): StepCommand | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed
  if (shiftKey) return null
  const isCommand = (ctrlKey || metaKey) && !altKey
  if (isCommand && key === 'Enter') return 'next'
  if (!altKey || ctrlKey || metaKey || (isApple && isWriting)) return null
  if (key === 'ArrowRight') return 'next'
  return key === 'ArrowLeft' ? 'previous' : null
}
