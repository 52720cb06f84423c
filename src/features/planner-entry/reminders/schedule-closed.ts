import type { Reminder } from './reminders-of.ts'
import { notificationOf } from './show-reminder.ts'

/** Not yet in the types of the DOM: https://github.com/beverloo/notification-triggers */
declare const TimestampTrigger: new (at: number) => object
type Listed = GetNotificationOptions & { readonly includeTriggered: boolean }

/** How many are handed to the browser at once. */
const atMost = 30

/**
 * Hands the next reminders to the browser, which shows them at their time also while the app is closed, and takes back those that
 * are none any more. To be called where `ringsWhileClosed` alone.
 */
export async function scheduleClosed(reminders: readonly Reminder[], now: number): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  const coming = reminders.filter(({ at }) => at > now).slice(0, atMost)
  const shown = coming.map((reminder) => ({ at: reminder.at, ...notificationOf(reminder) }))
  const listed = await registration.getNotifications({ includeTriggered: true } as Listed)
  const tags = new Set(shown.map(({ options }) => options.tag))
  for (const one of listed) {
    if ('showTrigger' in one && one.showTrigger !== null && one.tag.startsWith('planner ')) {
      if (!tags.has(one.tag)) one.close()
    }
  }
  for (const { at, title, options } of shown) {
    const triggered = { ...options, showTrigger: new TimestampTrigger(at) }
    await registration.showNotification(title, triggered)
  }
}
