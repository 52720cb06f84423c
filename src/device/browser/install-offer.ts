import { keep, readKept } from './local-storage.ts'
import { countVisit, parseVisits } from './visits.ts'

/** What Chromium hands over to be used at a better moment. */
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

/** How the app could be installed here; null where it is installed, cannot be, or somebody put the hint away. */
export function installWay(): InstallWay | null {
  if (readKept(hiddenKey) !== null || matchMedia('(display-mode: standalone)').matches) return null
  if (event) return 'prompt'
  return isApple() ? 'homeScreen' : null
}

export function isReturning(): boolean {
  return visits.count >= 2
}

export async function install(): Promise<void> {
  const offered = event
  event = null
  tell()
  await offered?.prompt()
}

export function hideInstall(): void {
  keep(hiddenKey, '1')
  tell()
}

export function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** iPadOS calls itself a Mac; no Mac has a touch screen. */
function isApple(): boolean {
  const isTouchMac = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  return isTouchMac || /iPhone|iPad|iPod/.test(navigator.userAgent)
}

addEventListener('beforeinstallprompt', (offered) => {
  offered.preventDefault()
  event = offered as InstallEvent
  tell()
})
addEventListener('appinstalled', hideInstall)
