declare const self: ServiceWorkerGlobalScope

/** A press on a notification opens its address in a window of the app, of which it takes the one that was used last. */
export function openNotified(): void {
  self.addEventListener('notificationclick', (event) => {
    const address: unknown = event.notification.data?.address
    event.notification.close()
    const isOwn =
      typeof address === 'string' && new URL(address, self.location.origin).origin === self.location.origin
    if (isOwn) event.waitUntil(open(address))
  })
}

async function open(address: string): Promise<void> {
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) {
    await self.clients.openWindow(address)
    return
  }
  await window.focus()
  await window.navigate(address)
}
