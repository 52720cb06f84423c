/** Hashes of what a screen says, by which a stored screen is compared with the one that takes its place. */
interface ScreenWords {
  /** Of the screen and of the menu beside it. */
  readonly words: string
  /** How many fields there are, and what is in them. */
  readonly fields: string
}

export function readScreenWords(root: ParentNode): ScreenWords {
  const parts = [...root.querySelectorAll('main, nav')].map(({ textContent }) => textContent)
  const fields = [...root.querySelectorAll('textarea, input:not([type=password])')].map(
    (field) => (field as HTMLInputElement).value,
  )
  const inFields = `${fields.length}:${hashOf(fields.join('\n'))}`
  return { words: `${hashOf(parts.join('\n'))} ${inFields}`, fields: inFields }
}

/** FNV-1a: tells changes apart, and nothing about the text. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}
