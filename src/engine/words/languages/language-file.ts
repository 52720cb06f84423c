import type { Messages } from '@lingui/core'

export interface CatalogFile {
  readonly messages: Messages
}

export interface ContentFile {
  readonly default: unknown
}

/** What there is to say in a language, and where the rest of it is. */
export interface LanguageWords {
  /** Messages of the frame around every screen. */
  readonly frame: Messages
  /** The other catalogs, by `./<name>.po`. */
  readonly catalogs: Readonly<Record<string, () => Promise<CatalogFile>>>
  /** JSON files of the language, by `./<name>.json`. */
  readonly content: Readonly<Record<string, () => Promise<ContentFile>>>
  /** Parts of the workbook: `outline`, `core.labels`, `core/value.steps`, `core.examples`; see `src/build/workbook-parts.ts`. */
  readonly workbook: Readonly<Record<string, () => Promise<ContentFile>>>
}
