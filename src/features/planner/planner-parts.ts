import type { ComponentType } from 'react'

/** Parts of other features that the screen puts in: each is loaded when it is first shown. */
export interface PlannerParts {
  /** The open entry; fills the height of its column and closes itself by `onClose`. */
  readonly Entry: ComponentType<{ entryKey: string; onClose: () => void }>
  /** Fills a month, yyyy-MM, with entries. */
  readonly Fill?: ComponentType<{ month: string; onClose: () => void }>
  /** What came of a month, yyyy-MM. */
  readonly Tally?: ComponentType<{ month: string; onClose: () => void }>
  /** The button that downloads or prints a month. */
  readonly Files?: ComponentType<{ month: string }>
  /** The button that makes designs of the entries of a month. */
  readonly Designs?: ComponentType<{ month: string }>
}
