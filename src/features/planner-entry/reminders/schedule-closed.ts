import { takeBackNotifications } from '#engine/browser/take-back-notifications.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { allReminderTags, reminderTags } from '#model/planner/reminder-tag.ts'
import type { Reminder } from './reminders-of.ts'
import { notificationOf } from './show-reminder.ts'

/** Not yet in the types of the DOM: https://github.com/beverloo/notification-triggers */
declare const TimestampTrigger: new (at: number) => object

/** All reminders of a brand, or of all brands, where there are none. */
export interface Schedule {
  readonly reminders: readonly Reminder[]
  readonly of: BrandRef | 'all'
}

/** How many of a brand are handed to the browser at once. */
const atMost = 30
/** Tags of earlier versions name no brand. */
const unnamed = /^planner [^/]*$/

/**
 * Hands the next reminders to the browser, which shows them at their time also while the app is closed, and takes back those of the
 * brand that are none any more; those of other brands stay. To be called where `ringsWhileClosed` alone.
 */
export async function scheduleClosed({ reminders, of }: Schedule, now: number): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  const coming = reminders.filter(({ at }) => at > now).slice(0, atMost)
  const shown = coming.map((reminder) => ({ at: reminder.at, ...notificationOf(reminder) }))
  const tags = new Set(shown.map(({ options }) => options.tag))
  const own = of === 'all' ? allReminderTags : reminderTags(of)
  await takeBackNotifications((tag) => unnamed.test(tag) || (tag.startsWith(own) && !tags.has(tag)))
  for (const { at, title, options } of shown) {
    const triggered = { ...options, showTrigger: new TimestampTrigger(at) }
    await registration.showNotification(title, triggered)
  }
}
