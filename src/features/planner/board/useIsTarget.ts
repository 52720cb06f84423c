import { useSyncExternalStore } from 'react'
import { useBoard } from './board-context.ts'

/**
 * Whether a day takes the held entry now: as a whole, or by its slot of that time. null: the tray. Renders again only when that
 * changes.
 */
export function useIsTarget(day: string | null, slot?: string): boolean {
  const { target } = useBoard().drag
  return useSyncExternalStore(target.subscribe, () => {
    const now = target.get()
    return now !== null && now.day === day && (slot === undefined || now.slot === slot)
  })
}

/** Whether an entry is the one with which the held one would change places. */
export function useIsSwap(key: string): boolean {
  const { target } = useBoard().drag
  return useSyncExternalStore(target.subscribe, () => target.get()?.swap === key)
}

/** Whether an entry is the one that is moved. */
export function useIsHeld(key: string): boolean {
  const { held } = useBoard().drag
  return useSyncExternalStore(held.subscribe, () => held.get()?.entry.key === key)
}
