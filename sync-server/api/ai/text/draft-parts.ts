import type { AiEvents } from '#contract/ai.ts'

type Part = AiEvents['part']

const shown: readonly Part['of'][] = ['text', 'title', 'action']
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

/**
 * Finds the texts of drafts in JSON that is still coming, `{"drafts":[{"text":"…`, by any cuts, so that they can be shown while
 * they are written. Lenient: what comes in the end is parsed whole.
 */
export class DraftParts {
  readonly #emit: (part: Part) => void
  #depth = 0
  /** Objects of the list that have ended. */
  #at = 0
  #isInString = false
  /** After a backslash: what came of the escape; null: none. */
  #escape: string | null = null
  #isValue = false
  #name = ''
  #read = ''

  constructor(emit: (part: Part) => void) {
    this.#emit = emit
  }

  feed(text: string): void {
    for (const sign of text) {
      if (this.#isInString) this.#inString(sign)
      else this.#between(sign)
    }
    this.#flush()
  }

  #between(sign: string): void {
    if (sign === '{') {
      this.#depth += 1
      this.#isValue = false
    } else if (sign === '}') {
      this.#depth -= 1
      this.#isValue = false
      if (this.#depth === 1) this.#at += 1
    } else if (sign === ':') this.#isValue = true
    else if (sign === ',') this.#isValue = false
    else if (sign === '"' && this.#depth > 0) this.#isInString = true
  }

  #inString(sign: string): void {
    if (this.#escape !== null) this.#inEscape(sign, this.#escape)
    else if (sign === '\\') this.#escape = ''
    else if (sign === '"') this.#endString()
    else this.#read += sign
  }

  #inEscape(sign: string, begun: string): void {
    if (begun === '' && sign !== 'u') {
      this.#read += escapes[sign] ?? sign
      this.#escape = null
      return
    }
    const code = begun + sign
    this.#escape = code
    if (code.length < 5) return
    this.#read += String.fromCharCode(Number.parseInt(code.slice(1), 16))
    this.#escape = null
  }

  #endString(): void {
    this.#isInString = false
    this.#flush()
    if (!this.#isValue) this.#name = this.#read
    this.#read = ''
  }

  /** Tells what came of a text, and forgets it: only names are needed whole. */
  #flush(): void {
    if (!this.#isValue) return
    const of = shown.find((name) => name === this.#name)
    if (of !== undefined && this.#depth === 2 && this.#read !== '')
      this.#emit({ at: this.#at, of, text: this.#read })
    this.#read = ''
  }
}
