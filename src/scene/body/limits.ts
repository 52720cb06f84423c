/** What a body may ask for at most: each is far above what is drawn by hand, and keeps a page to a fraction of a second. */
export const limits = {
  /** Of a page, those in groups counted. */
  layers: 600,
  /** Groups within groups. */
  depth: 8,
  /** UTF-16 units of a text, filled in, and of all texts of a page. */
  letters: 4_000,
  lettersOfPage: 20_000,
  runs: 40,
  /** Each is made legible for itself. */
  runsOfPage: 400,
  /** UTF-16 units of the path data of a layer, and of a page. */
  path: 20_000,
  pathOfPage: 200_000,
  sides: 100,
  stops: 16,
  dashes: 16,
  fonts: 8,
  /** Of any position or size, in px. */
  reach: 200_000,
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
