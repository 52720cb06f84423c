import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { watchEntries } from '#kits/planner/watch-entries.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { remindersHere, ringsWhileClosed } from './reminders-here.ts'
import { mostAtOnce, nextRing, type Reminder, remindersOf, ringingNow } from './reminders-of.ts'
import { noteRung, readRung } from './rung.ts'
import type { Schedule } from './schedule-closed.ts'

/** What rings, to be replaced in tests. */
interface Bell {
  readonly show: (reminder: Reminder) => Promise<void>
  readonly schedule: (schedule: Schedule, now: number) => Promise<void>
}

/** Loads the words of notifications when one is shown: the planner is open on every screen. */
const lazyBell: Bell = {
  show: async (reminder) => (await import('./show-reminder.ts')).showReminder(reminder),
  schedule: async (schedule, now) => {
    if (ringsWhileClosed()) await (await import('./schedule-closed.ts')).scheduleClosed(schedule, now)
  },
}

/**
 * Rings at the times of the entries of the planner, while this device is to. A device that was asleep rings when it wakes, within the
 * hour. Returns what ends it.
 */
export function ringReminders(
  document: Pick<OpenDocument, 'account' | 'brand' | 'items' | 'phase'>,
  bell: Bell = lazyBell,
): () => void {
  const { account, brand } = document
  const look = (entries: readonly PlannerEntry[], now: number) => {
    const isOn = remindersHere.get() === 'on'
    const reminders = isOn ? remindersOf(entries, account, brand) : []
    const ringing = ringingNow(reminders, now, readRung())
    noteRung(ringing.map(({ id }) => id))
    for (const reminder of ringing.slice(-mostAtOnce)) bell.show(reminder).catch(warn)
    // Turned off, what the browser has of any brand is taken back.
    bell.schedule({ reminders, of: isOn ? brand : 'all' }, now).catch(warn)
    return nextRing(reminders, now)
  }
  return watchEntries(document, look, [remindersHere])
}

function warn(cause: unknown): void {
  console.warn('a reminder cannot be shown', cause)
}
