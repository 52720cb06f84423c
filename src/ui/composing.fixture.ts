/** What a press of Enter sends while a Korean syllable is composed, by browser; returns the keydown events, in their order. */
export const pressesOfEnter = {
  /** The key that ends the syllable, and a few milliseconds later the person's Enter. */
  Chromium: (field: Element, keys: KeyboardEventInit = {}): readonly KeyboardEvent[] => {
    const ending = keydown(field, { ...keys, keyCode: 229, isComposing: true })
    endComposition(field)
    return [ending, keydown(field, { ...keys, keyCode: 13 })]
  },
  /** The composition ends first; its key is known by its code alone. The person presses Enter once more. */
  Safari: (field: Element, keys: KeyboardEventInit = {}): readonly KeyboardEvent[] => {
    endComposition(field)
    const ending = keydown(field, { ...keys, keyCode: 229, isComposing: false })
    return [ending, keydown(field, { ...keys, keyCode: 13 })]
  },
} as const

export type PressOfEnter = (typeof pressesOfEnter)[keyof typeof pressesOfEnter]

export function startComposition(field: Element): void {
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
}

function endComposition(field: Element): void {
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
}

function keydown(field: Element, keys: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...keys })
  field.dispatchEvent(event)
  return event
}
