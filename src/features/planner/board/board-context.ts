import { createContext, use } from 'react'
import type { OwnCalendar } from '#model/planner/calendar.ts'
import type { PlannerSlot } from '#model/planner/entry.ts'
import type { EntryIndex } from '#model/planner/index-entries.ts'
import type { Person } from '#model/sync/awareness.ts'
import type { DragState } from '../drag/drag-state.ts'
import type { Holder } from '../entries/useHolders.ts'

/** What the tiles and the days of a view share. */
export interface Board {
  readonly drag: DragState
  /** Keys of the entries that the filter shows. */
  readonly index: EntryIndex
  /** The brand's own times; none while a filter hides which of them are taken. */
  readonly slots: readonly PlannerSlot[]
  readonly calendar: OwnCalendar
  /** Whether entries can be added and moved. */
  readonly isEditable: boolean
  /** yyyy-MM-dd in Seoul. */
  readonly today: string
  /** Epoch ms, as of the last minute. */
  readonly now: number
  /** Key of the entry that is open. */
  readonly openKey: string | null
  /** Who has which entry open, by its key. */
  readonly holders: ReadonlyMap<string, Holder>
  /** Open threads of comments by the key of their entry. */
  readonly comments: ReadonlyMap<string, number>
  /** Members of the team. */
  readonly members: readonly Person[]
  open(key: string): void
  /** Adds an entry at a time of a day and opens it; without a time on the day alone. */
  addAt(day: string, time: string | null, channels: readonly string[]): void
  /** Shows a day with all its entries. */
  openDay(day: string): void
}

/** Id of the sentence that says how an entry is moved by keys. */
export const keysHintId = 'planner-keys'

export const BoardContext = createContext<Board | null>(null)

/** Throws outside of a board. */
export function useBoard(): Board {
  const board = use(BoardContext)
  if (!board) throw new Error('a part of the planner is rendered outside of its board')
  return board
}
