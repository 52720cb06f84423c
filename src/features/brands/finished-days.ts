/**
 * When each section was first seen finished on this device, in epoch ms by its path. The server only knows
 * percentages.
 */
export type FinishedDays = Readonly<Record<string, number>>

export function parseFinishedDays(text: string | null): FinishedDays {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed !== 'object' || parsed === null) return {}
    return Object.fromEntries(Object.entries(parsed).filter(([, at]) => typeof at === 'number'))
  } catch {
    return {}
  }
}

/**
 * Adds newly finished sections and removes reopened ones; returns the same object if nothing changed. `now`
 * in epoch ms.
 */
export function noteFinished(days: FinishedDays, finished: readonly string[], now: number): FinishedDays {
  const isSame =
    finished.length === Object.keys(days).length && finished.every((path) => days[path] !== undefined)
  return isSame ? days : Object.fromEntries(finished.map((path) => [path, days[path] ?? now]))
}
