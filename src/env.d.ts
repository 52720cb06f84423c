/// <reference types="vite/client" />

/** Made by `src/build/words-of-languages.ts`. */
declare module 'virtual:words' {
  import type { Messages } from '@lingui/core'
  import type { Language } from '#model/language/languages.ts'

  interface LanguageWords {
    /** By area, such as `workbook`: `src/build/words-by-area.ts`. */
    readonly interfaceWords: Record<string, () => Promise<{ messages: Messages }> | { messages: Messages }>
    /** `outline`, `core.labels`, `core/value.steps`, `core.examples`: `src/build/workbook-parts.ts`. */
    readonly workbookWords: Record<string, () => Promise<{ default: unknown }>>
    /** By the name of its file. */
    readonly contentWords: Record<string, () => Promise<{ default: unknown }>>
  }
  export const words: Record<Language, () => Promise<LanguageWords>>
}
