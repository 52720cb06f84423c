import type { MessageDescriptor } from '@lingui/core'
import type { LevelRange } from '#model/access/plan-levels.ts'

/** Facts of a screen, kept with its route. Title, frame, guard, menu and palette are read from here. */
export interface ScreenFacts {
  /** `brand`: a session or a brand of this device, and a brand chosen. `session`: a session. */
  readonly guard: 'public' | 'session' | 'brand'
  readonly layout: 'main' | 'default' | 'workbook' | 'single' | 'translation' | 'empty'
  readonly title: MessageDescriptor
  /** Where the menu of the default layout shows it; absent: in no menu. */
  readonly menu?: MenuPlace
  /** Whether the palette can jump there; needs a path without parameters. */
  readonly isJump?: boolean
}

export interface MenuPlace {
  readonly group: MenuGroup
  readonly icon: MenuIcon
  readonly order: number
  /** The levels of plans that show it; absent: every one. */
  readonly levels?: readonly LevelRange[]
}

export type MenuGroup = 'home' | 'brand' | 'strategy' | 'settings'
export type MenuIcon =
  | 'home'
  | 'book'
  | 'pen'
  | 'profile'
  | 'company'
  | 'swatches'
  | 'voice'
  | 'position'
  | 'history'
  | 'team'
  | 'account'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: ScreenFacts
  }
}
