import { designLimits, pageLimits, valueLimits } from '#model/documents/design-limits.ts'

/** What a body may ask for at most: each is far above what is drawn by hand, and keeps a page to a fraction of a second. */
export const limits = {
  ...pageLimits,
  ...valueLimits,
  /** Groups within groups. */
  depth: designLimits.depth,
  /** UTF-16 units of a text, filled in. */
  letters: designLimits.letters,
} as const

export type Limit = keyof typeof limits

/** The body asks for more than a page may have, or for what no page has: it is not drawn. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused'
  readonly limit: Limit | 'colour' | 'number' | 'path-data'
  readonly layer: string

  constructor(limit: BodyRefused['limit'], layer: string) {
    super(`layer ${layer}: ${limit}`)
    this.limit = limit
    this.layer = layer
  }
}
