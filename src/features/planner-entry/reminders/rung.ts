import { keep, readKept } from '#engine/browser/local-storage.ts'

const storageKey = 'saegim-planner-rung'
const atMost = 2000

/** The reminders that have rung on this device, also in another tab or before the app was started again; the last 2,000. */
export function readRung(): ReadonlySet<string> {
  return new Set((readKept(storageKey) ?? '').split('\n').filter((id) => id !== ''))
}

export function noteRung(ids: readonly string[]): void {
  if (ids.length > 0) keep(storageKey, [...readRung(), ...ids].slice(-atMost).join('\n'))
}
