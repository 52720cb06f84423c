import type { MessageDescriptor } from '@lingui/core'
import type { LevelRange } from '#model/access/plan-levels.ts'
import type { MenuIcon } from './menu-icons.ts'

/**
 * Who may enter. `session`: who is signed in. `brand`: who has a brand chosen, of an account or of this device
 * alone.
 */
export type Guard = 'public' | 'session' | 'brand'

/**
 * What a route declares of its screen. Document title, menu, palette, shortcuts, screen names and tests read it from
 * here.
 */
export interface ScreenFacts {
  readonly title: MessageDescriptor
  /** Its entry in the menu of a brand; absent: none. */
  readonly menu?: MenuEntry
  /** Whether the palette offers it; only a path without parameters can be offered. */
  readonly isInPalette?: boolean
  /** Whether the footer of the public screens links to it; only a path without parameters can be linked. */
  readonly isInFooter?: boolean
  /** Opens it from every screen of a brand together with Shift and the command key. A capital letter. */
  readonly shortcut?: string
}

export interface MenuEntry {
  readonly group: MenuGroup
  readonly icon: MenuIcon
  /** Ascending within its group. */
  readonly order: number
  /** The levels of plans that show it; absent: every one. */
  readonly levels?: readonly LevelRange[]
}

export type MenuGroup = 'home' | 'brand' | 'strategy' | 'settings'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Of this route and all below it; the innermost counts. Absent: `public`. */
    guard?: Guard
    /** Not for brands that the test mode of the server restricts. */
    isRestricted?: boolean
    /** Absent where a route is only a frame. */
    screen?: ScreenFacts
  }
}
