import { useSyncExternalStore } from 'react'
import { flushDevice } from '../flush-device.ts'

/** `ready`: a new version waits for the person's yes. */
type UpdateState = 'current' | 'ready'

let state: UpdateState = 'current'
let accept: (() => void) | null = null
const listeners = new Set<() => void>()

export function useUpdateState(): UpdateState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
}

/** Writes everything down, then lets the new version take over; the page is loaded anew when it did. */
export async function acceptUpdate(): Promise<void> {
  await flushDevice()
  accept?.()
}

export function dismissUpdate(): void {
  change('current')
}

/**
 * Registers the worker. `onReady` is called once, when everything needed without a network is on the device.
 * A new version waits: it never takes over while somebody writes.
 */
export async function watchUpdates(onReady: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/sw.js')
  let isAccepted = false
  accept = () => {
    isAccepted = true
    workbox.messageSkipWaiting()
  }
  workbox.addEventListener('waiting', () => change('ready'))
  workbox.addEventListener('installed', ({ isUpdate }) => {
    if (!isUpdate) onReady()
  })
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate && isAccepted) location.reload()
  })
  await workbox.register()
  const lookAgain = () => {
    if (document.visibilityState === 'visible') void workbox.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', lookAgain)
}

const reloadKey = 'saegim-reloaded-at'
const onceInMs = 60_000

/** A file of an older version is gone from the server: load the page anew, at most once a minute. */
export function watchMissingFiles(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(reloadKey) ?? 0)
    if (Date.now() - last < onceInMs) return
    event.preventDefault()
    sessionStorage.setItem(reloadKey, String(Date.now()))
    void flushDevice().then(() => location.reload())
  })
}

function change(next: UpdateState): void {
  state = next
  for (const listener of listeners) listener()
}
