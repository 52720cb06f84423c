import { keep, readKept } from './local-storage.ts'
import { countVisit, parseVisits } from './visits.ts'

/** Chromium's `beforeinstallprompt`, kept to show the prompt later. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const visitsKey = 'saegim-visits'
const hiddenKey = 'saegim-install-hidden'
const listeners = new Set<() => void>()
let event: InstallEvent | null = null

const visits = countVisit(parseVisits(readKept(visitsKey)), Date.now())
keep(visitsKey, `${visits.count}:${visits.lastAt}`)

export type InstallWay = 'prompt' | 'homeScreen'

/** How the app can be installed here; null where it is installed, cannot be, or the person dismissed the hint. */
export function installWay(): InstallWay | null {
  if (readKept(hiddenKey) !== null || matchMedia('(display-mode: standalone)').matches) return null
  if (event) return 'prompt'
  return isApple() ? 'homeScreen' : null
}

/** Whether this is at least the second visit. */
export function isReturning(): boolean {
  return visits.count >= 2
}

/** Shows the browser's prompt; does nothing where there is none. */
export async function install(): Promise<void> {
  const offered = event
  event = null
  notify()
  await offered?.prompt()
}

export function hideInstall(): void {
  keep(hiddenKey, '1')
  notify()
}

export function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}

/** iPadOS reports itself as a Mac; no Mac has a touch screen. */
function isApple(): boolean {
  const isTouchMac = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  return isTouchMac || /iPhone|iPad|iPod/.test(navigator.userAgent)
}

addEventListener('beforeinstallprompt', (offered) => {
  offered.preventDefault()
  event = offered as InstallEvent
  notify()
})
addEventListener('appinstalled', hideInstall)
