import { createWatched, type Watchable } from '#engine/watch/watched.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { type DropTarget, isSameTarget } from './drop-target.ts'

/** An entry that is being moved. */
export interface HeldEntry {
  /** As it was when it was taken: until the drop it is shown so, whatever peers change. */
  readonly entry: PlannerEntry
  readonly by: 'pointer' | 'keys'
}

/** The move that is going on. Apart from React, so that a step of it renders the two days that it is about. */
export interface DragState {
  readonly held: Watchable<HeldEntry | null>
  /** null: nothing takes the entry here. */
  readonly target: Watchable<DropTarget | null>
  /** Where the pointer is, in px of the window. */
  readonly pointer: Watchable<readonly [number, number]>
}

export function createDragState(): DragState {
  return {
    held: createWatched<HeldEntry | null>(null),
    target: createWatched<DropTarget | null>(null, isSameTarget),
    pointer: createWatched<readonly [number, number]>([0, 0]),
  }
}
