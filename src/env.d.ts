/// <reference types="vite/client" />

/** Made by `src/build/words-by-area.ts`: by language and area, such as `ko/workbook`. */
declare module 'virtual:interface-words' {
  import type { Messages } from '@lingui/core'
  export const interfaceWords: Record<string, () => Promise<{ messages: Messages }>>
}

/** Made by `src/build/workbook-parts.ts`: `ko/outline`, `ko/core.questions`, `ko/core.examples`. */
declare module 'virtual:workbook-words' {
  export const workbookWords: Record<string, () => Promise<{ default: unknown }>>
}
