import type { MessageDescriptor } from '@lingui/core'
import type { LevelRange } from '#model/access/plan-levels.ts'
import type { MenuIcon } from './menu-icons.ts'

/**
 * What is needed to enter. `session`: a signed-in account. `brand`: a chosen brand, of an account or local.
 */
export type Guard = 'public' | 'session' | 'brand'

/**
 * What a route declares about its screen. Document title, menu, palette, shortcuts, screen names and tests
 * read it.
 */
export interface ScreenFacts {
  readonly title: MessageDescriptor
  /** Its entry in the menu of a brand, if it has one. */
  readonly menu?: MenuEntry
  /** Whether the palette offers it; only a path without parameters can be offered. */
  readonly isInPalette?: boolean
  /** A capital letter that, with Shift and the command key, opens the screen from every screen of a brand. */
  readonly shortcut?: string
}

export interface MenuEntry {
  readonly group: MenuGroup
  readonly icon: MenuIcon
  /** Ascending within its group. */
  readonly order: number
  /** The levels of plans that show it; all if absent. */
  readonly levels?: readonly LevelRange[]
  /** What there has to be beside; always shown if absent. */
  readonly needs?: MenuNeed
}

/** What not every server or brand has. */
export type MenuNeed = 'googleDocuments'

export type MenuGroup = 'home' | 'work' | 'brand' | 'strategy' | 'tools' | 'settings'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** For this route and all below it; the innermost applies. `public` if absent. */
    guard?: Guard
    /** Whether it is closed to brands that the test mode of the server restricts. */
    isRestricted?: boolean
    /** Absent where a route is only a frame. */
    screen?: ScreenFacts
  }
}
