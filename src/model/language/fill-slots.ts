/** What stands in the slots of a text, by the slots' names. */
export type SlotWords = Readonly<Record<string, string | number>>

/** `{max}자까지` with `{ max: 500 }`. `ifMissing` gives the text of a slot without a value: it stays as it is. */
export function fillSlots(
  text: string,
  words: SlotWords = {},
  ifMissing: (name: string) => string = (name) => `{${name}}`,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name] ?? ifMissing(name)))
}

export function hasSlots(text: string): boolean {
  return /\{\w+\}/.test(text)
}
