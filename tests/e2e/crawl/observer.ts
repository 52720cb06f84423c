import type { Page } from '@playwright/test'
import type { Language } from '#model/language/languages.ts'

/** A screen as it is shown: where, in which language and theme, in which width. */
export interface Seen {
  readonly page: Page
  readonly route: string
  readonly language: Language
  readonly theme: 'light' | 'dark'
  readonly width: number
}

/** One set of assertions about any screen. */
export interface Observer {
  readonly name: string
  /** At which widths of the walk it looks; the first is the widest. Without it, at the first one. */
  readonly widths?: (seen: Omit<Seen, 'page' | 'width'>) => readonly number[]
  /** What is wrong with the screen. */
  readonly find: (seen: Seen) => Promise<readonly string[]>
}
