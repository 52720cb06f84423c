import { useSyncExternalStore } from 'react'

/** What the browser reports. Only a hint: it is true when the server cannot be reached too. */
export function isOnline(): boolean {
  // Node has a navigator that does not say.
  return typeof navigator === 'undefined' || navigator.onLine !== false
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline)
}

/** Whether the page's server answers now; asked past all caches. Never rejects. */
export function isServed(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
