import type { DocumentName } from '#model/documents/names.ts'

/** A word that nobody else writes, where it was written, and what its writer may rely on. */
export interface Word {
  readonly word: string
  readonly document: DocumentName
  /** Path of the text or list. */
  readonly place: string
  /** The relay said that it is stored. */
  isAcknowledged: boolean
  removal: 'none' | 'begun' | 'acknowledged'
  /** Whoever wrote it is gone, and nobody had said what became of it. */
  isOpen: boolean
}

/** How often each word has to stand in the end: at least and at most. */
export function boundsOf({ isAcknowledged, removal, isOpen }: Word): readonly [least: number, most: number] {
  if (removal === 'acknowledged') return [0, 0]
  if (removal === 'begun') return isOpen ? [0, 1] : [0, 0]
  return isAcknowledged || !isOpen ? [1, 1] : [0, 1]
}

/** What is certain at this very moment, while some are away: acknowledged words, and no word twice. */
export function boundsNow(word: Word): readonly [least: number, most: number] {
  if (word.removal === 'acknowledged') return [0, 0]
  return word.isAcknowledged && word.removal === 'none' ? [1, 1] : [0, 1]
}

export class Ledger {
  readonly words: Word[] = []
  /** Words of those who may not write: they may stand nowhere. */
  readonly forbidden: string[] = []
  #count = 0

  fresh(sign: string): string {
    this.#count += 1
    return `⟨${sign}${this.#count}⟩`
  }

  note(document: DocumentName, place: string, word: string): Word {
    const noted: Word = { word, document, place, isAcknowledged: false, removal: 'none', isOpen: false }
    this.words.push(noted)
    return noted
  }
}
