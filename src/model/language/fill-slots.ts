/** What stands in the slots of a text, by the slots' names. */
export type SlotWords = Readonly<Record<string, string | number>>

/** `{max}자까지` with `{ max: 500 }`; a slot that nothing is known of stays as it is. */
export function fillSlots(text: string, words: SlotWords = {}): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(words[name] ?? slot))
}

export function hasSlots(text: string): boolean {
  return /\{\w+\}/.test(text)
}
