import { documentTraits } from '../document-kinds/traits.ts'

/** What one design may hold. A merge may exceed it: nothing is removed then. */
export const designLimits = {
  /** UTF-8 bytes of its body as JSON. A document weighs about twice its body, and grows while people work on it. */
  bytes: documentTraits.design.bytes / 4,
  /** Pages and layers. */
  layers: 3_000,
  /** Groups around a layer. */
  depth: 8,
  /** UTF-16 units of one text. */
  letters: 4_000,
  /** Of one table. */
  rows: 60,
  /** UTF-16 units. */
  title: 100,
  tags: 20,
  tag: 60,
} as const

/** UTF-16 units of the JSON of a body that is sent to REST: a few times the largest template. */
export const mostBodyText = 1024 * 1024

/** UTF-16 units of the cells of a row of a table. */
export const cellLimits = { item: 200, price: 60, note: 400 } as const

/** What one value of a layer may hold: what a scene draws. */
export const valueLimits = {
  /** UTF-16 units of the path data of a layer. */
  path: 20_000,
  sides: 100,
  stops: 16,
  dashes: 16,
  fonts: 8,
  /** Of any position or size, in px. */
  reach: 200_000,
} as const

/** What one page may hold for a scene to draw it: far above what is drawn by hand, and drawn in a fraction of a second. */
export const pageLimits = {
  /** Those in groups, the groups and the rows of tables counted. */
  layers: 1_500,
  /** UTF-16 units of all of its texts, filled in. */
  lettersOfPage: 20_000,
  /** Of one text, and of all texts of a page: each is made legible for itself. */
  runs: 40,
  runsOfPage: 400,
  /** UTF-16 units of all of its path data. */
  pathOfPage: 200_000,
} as const

/** What a body may hold where one comes in, as a template does: nothing more than a design may hold, or a scene draws. */
export const bodyLimits = {
  pages: 40,
  /** Of all pages and of one page, those in groups, the groups and the rows of tables counted. */
  layers: 2_000,
  layersOfPage: 500,
  /** Groups around a layer. */
  depth: 4,
  letters: designLimits.letters,
  rows: designLimits.rows,
  lettersOfPage: pageLimits.lettersOfPage,
  runs: pageLimits.runs,
  path: valueLimits.path,
  pathOfPage: pageLimits.pathOfPage,
  sides: 60,
  stops: valueLimits.stops,
  dashes: 8,
  fonts: 6,
  /** Of any position or size, in px. */
  reach: 100_000,
  title: designLimits.title,
  tags: designLimits.tags,
  tag: 40,
} as const
