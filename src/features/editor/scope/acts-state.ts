import { createWatched, type Watchable } from '#engine/watch/watched.ts'
import type { MenuPoint } from '#kits/library/list/menu-point.ts'
import { emptyOrder, type OrderDraft } from '../print/order/order-draft.ts'

export type ActsDialog = 'overview' | 'resize' | 'print'

/** What actions open in the editor; gone with the screen. */
export interface ActsState {
  /** An order of print that is being written: it is still there when the dialog opens again. */
  readonly printOrder: Watchable<OrderDraft>
  /** Key of the layer whose name is a field in the panel of the layers. */
  readonly renaming: Watchable<string | null>
  /** Where the menu of the selection is open, in px of the window. */
  readonly menu: Watchable<MenuPoint | null>
  readonly dialog: Watchable<ActsDialog | null>
  readonly isPresenting: Watchable<boolean>
}

export function createActsState(): ActsState {
  return {
    printOrder: createWatched<OrderDraft>(emptyOrder),
    renaming: createWatched<string | null>(null),
    menu: createWatched<MenuPoint | null>(null),
    dialog: createWatched<ActsDialog | null>(null),
    isPresenting: createWatched(false),
  }
}
