import { keep, readKept } from '#engine/browser/local-storage.ts'
import { createWatched, type Watched } from '#engine/watch/watched.ts'

/**
 * Whether this device rings at the times of entries: `off` until a person turns it on, `blocked` where the browser's settings do not
 * let it, `impossible` where the browser has no notifications, as Safari on an iPhone has none before the app is installed.
 */
export type RemindersHere = 'on' | 'off' | 'blocked' | 'impossible'

const storageKey = 'saegim-planner-reminders'
const state = createWatched<RemindersHere>(read())

export const remindersHere: Watched<RemindersHere> = state

function read(): RemindersHere {
  if (typeof Notification === 'undefined') return 'impossible'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && readKept(storageKey) !== null ? 'on' : 'off'
}

/** Asks the browser where that is needed. To be called by a press only. */
export async function turnRemindersOn(): Promise<RemindersHere> {
  if (typeof Notification === 'undefined') return 'impossible'
  if (Notification.permission === 'default') await Notification.requestPermission()
  if (Notification.permission === 'granted') keep(storageKey, '1')
  state.set(read())
  return state.get()
}

export function turnRemindersOff(): void {
  keep(storageKey, null)
  state.set(read())
}

/** Whether the browser shows a notification at a time at which the app is closed (Notification Triggers). */
export function ringsWhileClosed(): boolean {
  return (
    typeof Notification !== 'undefined' &&
    'showTrigger' in Notification.prototype &&
    'TimestampTrigger' in globalThis
  )
}
