/** When each section was first seen finished on this device, by its path. The server knows per cent only. */
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

/** Notes what is newly finished and forgets what was opened again; the same object where nothing changed. */
export function noteFinished(days: FinishedDays, finished: readonly string[], now: number): FinishedDays {
  const isSame =
    finished.length === Object.keys(days).length && finished.every((path) => days[path] !== undefined)
  return isSame ? days : Object.fromEntries(finished.map((path) => [path, days[path] ?? now]))
}
