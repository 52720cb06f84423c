import { createWatched } from '#engine/watch/watched.ts'
import type { Drive } from '#kits/drive/rows/drive-file.ts'
import type { DriveItem } from '../view/drive-item.ts'

/** What was cut or copied and waits to be pasted into another folder. */
export interface HeldItems {
  readonly brand: number
  readonly drive: Drive
  readonly items: readonly Pick<DriveItem, 'type' | 'id' | 'name'>[]
  /** Otherwise it was cut, and can only be pasted within its drive. */
  readonly isCopy: boolean
}

export const heldItems = createWatched<HeldItems | null>(null)
