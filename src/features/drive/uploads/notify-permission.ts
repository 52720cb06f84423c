import { useState } from 'react'

/** Whether this page may show notifications of the system; `denied` also where the browser has none. */
export function useNotifyPermission() {
  const [permission, setPermission] = useState(readPermission)
  const ask = () => {
    Notification.requestPermission().then(setPermission, (cause: unknown) =>
      console.warn('the browser does not ask about notifications', cause),
    )
  }
  return { permission, ask }
}

/** Shows a notification of the system where that is allowed and this page is not visible. */
export function notifyIfHidden(title: string): void {
  if (document.visibilityState === 'visible' || readPermission() !== 'granted') return
  const options = { tag: 'saegim-uploads', icon: '/pwa-192x192.png' }
  try {
    const shown = new Notification(title, options)
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // Android has only those of the worker.
    navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(title, options))
      .catch((cause: unknown) => console.warn('a notification was not shown', cause))
  }
}

function readPermission(): NotificationPermission {
  return typeof Notification === 'function' ? Notification.permission : 'denied'
}
