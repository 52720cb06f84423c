import type { DocumentName } from '#model/document-kinds/names.ts'

/** A unique word, where it was written, and whether it was acknowledged. */
export interface Word {
  readonly word: string
  readonly document: DocumentName
  /** Path of the text or list. */
  readonly path: string
  /** The relay has acknowledged it. */
  isAcknowledged: boolean
  removal: 'none' | 'begun' | 'acknowledged'
  /** Its device was lost before any acknowledgement, so it may be there or not. */
  isOpen: boolean
}

/** How often each word may be there in the end: at least and at most. */
export function boundsOf({ isAcknowledged, removal, isOpen }: Word): readonly [least: number, most: number] {
  if (removal === 'acknowledged') return [0, 0]
  if (removal === 'begun') return isOpen ? [0, 1] : [0, 0]
  return isAcknowledged || !isOpen ? [1, 1] : [0, 1]
}

/** What must hold at any moment: acknowledged words are there, and no word twice. */
export function boundsNow(word: Word): readonly [least: number, most: number] {
  if (word.removal === 'acknowledged') return [0, 0]
  return word.isAcknowledged && word.removal === 'none' ? [1, 1] : [0, 1]
}

export class Ledger {
  readonly words: Word[] = []
  /** Words of readers, which must not be anywhere. */
  readonly forbidden: string[] = []
  #count = 0

  fresh(sign: string): string {
    this.#count += 1
    return `⟨${sign}${this.#count}⟩`
  }

  note(document: DocumentName, path: string, word: string): Word {
    const noted: Word = { word, document, path, isAcknowledged: false, removal: 'none', isOpen: false }
    this.words.push(noted)
    return noted
  }
}
