import { t } from '@lingui/core/macro'
import { readBrandFact } from '#engine/identity/brand-facts.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { cutText } from '#model/text/cut-text.ts'
import type { Reminder } from './reminders-of.ts'

interface Shown {
  readonly title: string
  /** `data.address`: where a press on it leads; the service worker opens it. */
  readonly options: NotificationOptions & { readonly data: { readonly address: string } }
}

const longestName = 40

/** What a notification shows: who has several brands is told which. One tag is one notification, also from two tabs. */
export function notificationOf({ brand, id, entry, due, title }: Reminder): Shown {
  const time = pageDate(due, 'monthDayTime', 'Asia/Seoul')
  const name = cutText(readBrandFact(brand, 'name') ?? '', longestName)
  // A press leads to the brand of the entry, whichever is open then.
  const search = new URLSearchParams({ ...(!isLocal(brand) && { brand: String(brand) }), entry })
  return {
    title: title === '' ? t`올릴 글이 있어요` : title,
    options: {
      tag: id,
      body: name === '' ? t`${time}에 올릴 글이에요` : t`${name}: ${time}에 올릴 글이에요`,
      icon: '/pwa-192x192.png',
      data: { address: `/brand/content-planner?${search}` },
    },
  }
}

/** By the service worker where there is one: phones know no other way. */
export async function showReminder(reminder: Reminder): Promise<void> {
  const { title, options } = notificationOf(reminder)
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration) return registration.showNotification(title, options)
  const notification = new Notification(title, options)
  notification.onclick = () => {
    focus()
    location.assign(options.data.address)
  }
}
