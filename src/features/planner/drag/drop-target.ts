import { addDays } from '#model/time/seoul-day.ts'

/** Where a dragged entry would go. */
export interface DropTarget {
  /** yyyy-MM-dd; null: the tray. */
  readonly day: string | null
  /** Time of the own slot that it is on, HH:mm; null: it keeps its time. */
  readonly slot: string | null
  /** Key of the entry with which it changes places; absent: it goes to the day alone. */
  readonly swap?: string | undefined
}

export function isSameTarget(one: DropTarget | null, other: DropTarget | null): boolean {
  return one?.day === other?.day && one?.slot === other?.slot && one?.swap === other?.swap
}

/** Attributes of the elements that take entries: a day, or empty for the tray; inside a day the time of a slot; another entry. */
export const dropDay = 'data-drop-day'
export const dropSlot = 'data-drop-slot'
export const dropSwap = 'data-drop-swap'

/** What is under a point of the window; null where nothing takes an entry. */
export function targetAt(x: number, y: number): DropTarget | null {
  const under = document.elementFromPoint(x, y)
  const day = under?.closest(`[${dropDay}]`)?.getAttribute(dropDay)
  if (day === undefined || day === null) return null
  return {
    day: day === '' ? null : day,
    slot: under?.closest(`[${dropSlot}]`)?.getAttribute(dropSlot) ?? null,
    swap: under?.closest(`[${dropSwap}]`)?.getAttribute(dropSwap) ?? undefined,
  }
}

/** Days by which an arrow key moves. */
const gridSteps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const listSteps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }

/** The target after an arrow key; null for other keys. From the tray the first step leads to `today`. */
export function targetAfterKey(
  { day }: DropTarget,
  key: string,
  { isList, today }: { readonly isList: boolean; readonly today: string },
): DropTarget | null {
  const steps: Readonly<Record<string, number>> = isList ? listSteps : gridSteps
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined) return null
  return { day: day === null ? today : addDays(day, step), slot: null }
}
