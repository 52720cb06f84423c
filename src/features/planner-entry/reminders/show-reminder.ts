import { t } from '@lingui/core/macro'
import { pageDate } from '#engine/words/page-date.ts'
import type { Reminder } from './reminders-of.ts'

interface Shown {
  readonly title: string
  /** `data.address`: where a press on it leads; the service worker opens it. */
  readonly options: NotificationOptions & { readonly data: { readonly address: string } }
}

/** What a notification shows. One tag is one notification, also from two tabs. */
export function notificationOf({ id, entry, due, title }: Reminder): Shown {
  const time = pageDate(due, 'monthDayTime', 'Asia/Seoul')
  return {
    title: title === '' ? t`올릴 글이 있어요` : title,
    options: {
      tag: `planner ${id}`,
      body: t`${time}에 올릴 글이에요`,
      icon: '/pwa-192x192.png',
      data: { address: `/brand/content-planner?entry=${encodeURIComponent(entry)}` },
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
