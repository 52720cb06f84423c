import { useSyncExternalStore } from 'react'
import { isServed } from '#device/browser/network.ts'
import { flushDevice, hasOpenDocuments } from '../flush-device.ts'
import { isPageEmpty, whenNotComposing } from './quiet.ts'

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

/** Lets the new version take over; every page that it takes over is loaded anew, once nothing is lost by that. */
export async function acceptUpdate(): Promise<void> {
  await flushDevice()
  accept?.()
}

export function dismissUpdate(): void {
  change('current')
}

/**
 * Registers the worker. `onReady` is called once, when everything needed without a network is on the device.
 * A new version waits for a yes, or takes over by itself while nothing is open here and no other page is.
 */
export async function watchUpdates(onReady: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/sw.js')
  let isAccepted = false
  let registration: ServiceWorkerRegistration | undefined
  accept = () => {
    isAccepted = true
    // Another page may have let it take over already.
    if (registration?.waiting) workbox.messageSkipWaiting()
    else void reloadQuietly()
  }
  const activateIfIdle = () => {
    if (!registration?.waiting || !isPageEmpty() || hasOpenDocuments()) return
    registration.waiting.postMessage({ type: 'SKIP_WAITING_IF_ALONE' })
  }
  workbox.addEventListener('waiting', () => {
    change('ready')
    activateIfIdle()
  })
  workbox.addEventListener('installed', ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal) onReady()
  })
  workbox.addEventListener('controlling', async ({ isUpdate }) => {
    // The very first worker takes over the page that brought it: nothing changes.
    if (!isUpdate && !isAccepted) return
    const isIdle = isPageEmpty() && !hasOpenDocuments()
    if (isAccepted || isIdle) await reloadQuietly()
    // Somebody writes here: the old files stay reachable, and the person says when.
    else change('ready')
  })
  // Where workers are refused the app works as long as there is a network.
  registration = await workbox.register().catch(() => undefined)
  if (!registration) return
  activateIfIdle()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void workbox.update().catch(() => undefined)
    else activateIfIdle()
  })
}

/** What was typed is on the device and no syllable is half built before the page goes. */
async function reloadQuietly(): Promise<void> {
  await whenNotComposing()
  await flushDevice()
  location.reload()
}

const reloadKey = 'saegim-reloaded-at'
const onceInMs = 60_000

/**
 * A file of an older version is gone from the server: load the page anew, at most once a minute. Where it is the
 * network that is gone, the page stays: loaded anew before the worker has kept it, it would be lost with it.
 */
export function watchMissingFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // The router would load the page anew by itself, whatever the reason.
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
    void reloadIfServed()
  })
}

async function reloadIfServed(): Promise<void> {
  const last = Number(sessionStorage.getItem(reloadKey) ?? 0)
  if (Date.now() - last < onceInMs || !(await isServed())) return
  sessionStorage.setItem(reloadKey, String(Date.now()))
  await reloadQuietly()
}

function change(next: UpdateState): void {
  state = next
  for (const listener of listeners) listener()
}
