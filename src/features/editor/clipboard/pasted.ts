/** What a person pastes, from an event or read from the system. */
export interface Pasted {
  /** '' where there is none of this type. */
  readonly text: (type: string) => string
  readonly files: readonly File[]
}

export function pastedOf(transfer: DataTransfer): Pasted {
  return { text: (type) => transfer.getData(type), files: [...transfer.files] }
}

/** What is on the clipboard of the system; null where the browser does not let it be read. */
export async function readSystem(): Promise<Pasted | null> {
  try {
    const texts = new Map<string, string>()
    const files: File[] = []
    for (const item of await navigator.clipboard.read())
      for (const type of item.types) {
        const blob = await item.getType(type)
        if (type.startsWith('text/')) texts.set(type, await blob.text())
        else if (type.startsWith('image/'))
          files.push(new File([blob], `clipboard.${type.slice(6)}`, { type }))
      }
    return { text: (type) => texts.get(type) ?? '', files }
  } catch {
    // Refused by the person or the browser.
    return null
  }
}

/** Puts texts by their types on the clipboard of the system, as far as the browser takes them. */
export async function writeSystem(texts: Readonly<Record<string, string>>): Promise<void> {
  const blobs = ['text/html', 'text/plain'].map(
    (type) => [type, new Blob([texts[type] ?? ''], { type })] as const,
  )
  try {
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  } catch {
    // This window still has them.
  }
}

/** Whether words are a drawing, as programs copy one: the first element is `svg`, and its end the last. */
export function isSvg(words: string): boolean {
  return /^<svg[\s>]/i.test(words.slice(startOf(words))) && /<\/svg>$/i.test(words.trimEnd())
}

/** Where declarations, comments and spaces end. One pass: a pattern of all of them takes exponential time for many comments. */
function startOf(words: string): number {
  const skipped = [
    ['<?xml', '>'],
    ['<!--', '-->'],
    ['<!doctype', '>'],
  ] as const
  for (let at = 0; ; ) {
    at += words.slice(at).search(/\S|$/)
    const part = skipped.find(([start]) => words.slice(at, at + start.length).toLowerCase() === start)
    if (!part) return at
    const end = words.indexOf(part[1], at + part[0].length)
    if (end < 0) return words.length
    at = end + part[1].length
  }
}
