import { useSyncExternalStore } from 'react'

/** What the browser believes. A hint, never a condition: it stays true with the server dead. */
export function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline)
}

/** Whether the server that brought the page answers right now, asked past every cache. */
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
