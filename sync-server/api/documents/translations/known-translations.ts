import type { StoredTranslations } from '#model/translations/stored.ts'

interface Known {
  readonly mark: string
  readonly stored: StoredTranslations | null
  readonly letters: number
}

interface Most {
  readonly brands: number
  /** UTF-16 units of all texts and sources together. */
  readonly letters: number
}

/** The translations of the brands that were read last, one state of each. The least recently used are forgotten. */
export class KnownTranslations {
  readonly #most: Most
  readonly #byBrand = new Map<number, Known>()
  #letters = 0

  constructor(most: Most) {
    this.#most = most
  }

  /** undefined: this state of the brand is not known. */
  get(idBrand: number, mark: string): StoredTranslations | null | undefined {
    const known = this.#byBrand.get(idBrand)
    if (known?.mark !== mark) return undefined
    this.#byBrand.delete(idBrand)
    this.#byBrand.set(idBrand, known)
    return known.stored
  }

  set(idBrand: number, mark: string, stored: StoredTranslations | null): void {
    this.#forget(idBrand)
    const letters = lettersOf(stored)
    this.#byBrand.set(idBrand, { mark, stored, letters })
    this.#letters += letters
    for (const oldest of this.#byBrand.keys()) {
      if (this.#byBrand.size <= this.#most.brands && this.#letters <= this.#most.letters) return
      this.#forget(oldest)
    }
  }

  #forget(idBrand: number): void {
    this.#letters -= this.#byBrand.get(idBrand)?.letters ?? 0
    this.#byBrand.delete(idBrand)
  }
}

function lettersOf(stored: StoredTranslations | null): number {
  return (stored?.texts ?? []).reduce((sum, { source, text }) => sum + source.length + text.length, 0)
}
