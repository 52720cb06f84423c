import { isServed } from '#engine/browser/network.ts'
import { flushDocuments, hasOpenDocuments } from '#engine/documents/engine/flush-documents.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { keepAll } from './keep-all.ts'
import { isPageEmpty } from './quiet.ts'
import { registerWorker } from './register-worker.ts'
import { recentReloads, reloadItself, reloadQuietly } from './reload.ts'

/** `ready`: a new version is installed and waits for a confirmation. */
type UpdateState = 'current' | 'ready'

const state = createWatched<UpdateState>('current')
let accept: (() => void) | null = null

export function useUpdateState(): UpdateState {
  return useWatched(state)
}

/** Activates the new version. Every controlled page reloads once nothing would be lost. */
export async function acceptUpdate(): Promise<void> {
  await flushDocuments()
  accept?.()
}

export function dismissUpdate(): void {
  state.set('current')
}

/**
 * Registers the service worker; never rejects. `onReady` is called once, when everything needed offline is on
 * the device. A new version waits for a confirmation, or activates itself if nothing is open here and no
 * other page exists.
 */
export async function watchUpdates(onReady: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const loaded = await import('workbox-window').catch(() => null)
  if (!loaded) return addEventListener('online', () => void watchUpdates(onReady), { once: true })
  const { Workbox } = loaded
  const workbox = new Workbox('/sw.js')
  let isAccepted = false
  let registration: ServiceWorkerRegistration | undefined
  accept = () => {
    isAccepted = true
    // Another tab may have activated it already.
    if (registration?.waiting) workbox.messageSkipWaiting()
    else void reloadQuietly()
  }
  const activateIfIdle = () => {
    if (!registration?.waiting || !isPageEmpty() || hasOpenDocuments()) return
    registration.waiting.postMessage({ type: 'SKIP_WAITING_IF_ALONE' })
  }
  workbox.addEventListener('waiting', () => {
    state.set('ready')
    activateIfIdle()
  })
  workbox.addEventListener('controlling', async ({ isUpdate }) => {
    // The first worker claims the page that installed it; no reload is needed.
    if (!isUpdate && !isAccepted) return
    const isIdle = isPageEmpty() && !hasOpenDocuments()
    if (isAccepted || isIdle) await reloadQuietly()
    // With open documents the old files stay available, and the person decides when to reload.
    else state.set('ready')
  })
  registration = await registerWorker(() => workbox.register())
  activateIfIdle()
  void keepAll(onReady)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') {
      void workbox.update().catch(() => undefined)
      if (navigator.serviceWorker.controller) void keepAll(onReady)
    } else activateIfIdle()
  })
}

/**
 * Reloads the page if a file is missing, which means a newer deployment; at most once a minute. If the server
 * cannot be reached the page stays, because a reload without a cached copy would lose it.
 */
export function watchMissingFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // Keeps the router from reloading the page itself, which it would do for any failed import.
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1')
    void reloadIfServed()
  })
}

async function reloadIfServed(): Promise<void> {
  if (recentReloads() === 0 && (await isServed())) await reloadItself()
}
