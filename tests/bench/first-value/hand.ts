import type { BrowserContext, Locator } from 'playwright'

/** ms a letter: 200 a minute; a Korean syllable is one letter. */
const letterMs = 300

/** What a person did at the devices: presses of a pointer or of Enter and space, and letters. */
export interface Done {
  readonly presses: number
  readonly letters: number
}

/** Counts presses in all pages of contexts, and types as fast as a person. */
export class Hand {
  #presses = 0
  #letters = 0

  get done(): Done {
    return { presses: this.#presses, letters: this.#letters }
  }

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('notePress', () => {
      this.#presses += 1
    })
    await context.addInitScript(() => {
      const note = () => (window as unknown as { notePress(): void }).notePress()
      addEventListener('pointerdown', ({ isTrusted }) => isTrusted && note(), true)
      addEventListener(
        'keydown',
        ({ isTrusted, key, target }) => {
          const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
          if (isTrusted && (key === 'Enter' || (key === ' ' && !isText))) note()
        },
        true,
      )
    })
  }

  async type(field: Locator, words: string): Promise<void> {
    await field.click()
    await field.pressSequentially(words, { delay: letterMs })
    this.#letters += [...words].length
  }
}

/** Seconds that the letters take alone. */
export function typingSeconds({ letters }: Done): number {
  return (letters * letterMs) / 1000
}
