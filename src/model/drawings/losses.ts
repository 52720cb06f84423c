/** What a drawing loses when it is cleaned, by the names that a drawing program uses: `foreignObject`, `filter`, `@font-face`. */
export class Losses {
  readonly #names = new Set<string>()
  #isMissed = false
  #first: string | null = null

  /** It may have been drawn: comparing pictures of both tells. */
  add(name: string): void {
    this.#first ??= name
    if (this.#names.size < mostNames) this.#names.add(name)
  }

  /** It is drawn, moves or is loaded in a page, which no picture shows: the person is told of it in any case. */
  addMissed(name: string): void {
    this.#isMissed = true
    this.add(name)
  }

  /** Metadata of a drawing program, which is named only where nothing else is in the drawing. */
  addUndrawn(name: string): void {
    this.#first ??= name
  }

  get names(): readonly string[] {
    return [...this.#names]
  }

  get isMissed(): boolean {
    return this.#isMissed
  }

  /** For the refusal of a drawing of which nothing is left. */
  get first(): string | null {
    return [...this.#names][0] ?? this.#first
  }
}

const mostNames = 8
