import { createWatched, type Watchable } from '#engine/watch/watched.ts'
import type { MenuPoint } from '#kits/library/list/menu-point.ts'

export type ActsDialog = 'overview' | 'resize' | 'print'

/** What actions open in the editor; gone with the screen. */
export interface ActsState {
  /** Key of the layer whose name is a field in the panel of the layers. */
  readonly renaming: Watchable<string | null>
  /** Where the menu of the selection is open, in px of the window. */
  readonly menu: Watchable<MenuPoint | null>
  readonly dialog: Watchable<ActsDialog | null>
  readonly isPresenting: Watchable<boolean>
}

export function createActsState(dialog: ActsDialog | null = null): ActsState {
  return {
    renaming: createWatched<string | null>(null),
    menu: createWatched<MenuPoint | null>(null),
    dialog: createWatched<ActsDialog | null>(dialog),
    isPresenting: createWatched(false),
  }
}
