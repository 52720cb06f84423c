import type { PlannerEntry } from '#model/planner/entry.ts'
import { freeSlotsOn } from '#model/planner/slots.ts'
import { useBoard } from './board-context.ts'

export interface FreeSlot {
  readonly time: string
  readonly channels: readonly string[]
}

/** The own slots of a day that none of its entries has taken; none on days that are over, and for readers. */
export function useFreeSlots(day: string, entries: readonly PlannerEntry[]): readonly FreeSlot[] {
  const { slots, isEditable, today } = useBoard()
  if (!isEditable || day < today) return []
  return freeSlotsOn(day, slots, entries).map(({ time, slot }) => ({
    time,
    channels: slots.find(({ key }) => key === slot)?.channels ?? [],
  }))
}
