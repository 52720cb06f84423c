/// <reference types="vite/client" />

/** A catalog of messages, compiled by `@lingui/vite-plugin`. */
declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

/** Made by `src/build/workbook-parts.ts`. */
declare module 'virtual:workbook-words/*' {
  export const workbook: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>
}

/** Made by `src/build/used-icons.ts`. */
declare module 'virtual:used-icons' {
  import type { LucideIconNode } from 'lucide-react'

  export const usedIcons: readonly {
    /** From `lucide-react/icons/<name>`. */
    readonly name: string
    /** In how many files it is imported. */
    readonly uses: number
    readonly node: LucideIconNode[]
  }[]
}
