/** Not yet in the types of the DOM: https://github.com/beverloo/notification-triggers */
type Listed = GetNotificationOptions & { readonly includeTriggered: boolean }

/**
 * Closes notifications that the browser was given to show later and that are not shown yet, of which `isOver` is true of the tag.
 * Never rejects where the browser knows none.
 */
export async function takeBackNotifications(isOver: (tag: string) => boolean): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration()
  if (!registration) return
  for (const one of await registration.getNotifications({ includeTriggered: true } as Listed))
    if ('showTrigger' in one && one.showTrigger !== null && isOver(one.tag)) one.close()
}
