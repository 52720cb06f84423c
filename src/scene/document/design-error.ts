import { designLimits } from '#model/documents/design-limits.ts'

/** What a body has more of than a design may have, with the limit. */
export class DesignLimitError extends RangeError {
  override readonly name = 'DesignLimitError'
  readonly limit: keyof typeof designLimits
  readonly atMost: number

  constructor(limit: keyof typeof designLimits, found: number) {
    super(`a design has at most ${designLimits[limit]} ${limit}, not ${found}`)
    this.limit = limit
    this.atMost = designLimits[limit]
  }
}
