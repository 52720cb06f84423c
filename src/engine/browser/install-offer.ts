import { createWatched, type Watched } from '../watch/watched.ts'
import { keep, readKept } from './local-storage.ts'
import { countVisit, parseVisits } from './visits.ts'

/** Chromium's `beforeinstallprompt`, kept to show the prompt later. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const visitsKey = 'saegim-visits'
const hiddenKey = 'saegim-install-hidden'
const offer = createWatched({ event: null as InstallEvent | null, isHidden: readKept(hiddenKey) !== null })

const visits = countVisit(parseVisits(readKept(visitsKey)), Date.now())
keep(visitsKey, `${visits.count}:${visits.lastAt}`)

export type InstallWay = 'prompt' | 'homeScreen'

/** How the app can be installed here; null where it is installed, cannot be, or the person dismissed the hint. */
export const installWay: Watched<InstallWay | null> = {
  get: () => {
    const { event, isHidden } = offer.get()
    if (isHidden || matchMedia('(display-mode: standalone)').matches) return null
    if (event) return 'prompt'
    return isApple() ? 'homeScreen' : null
  },
  subscribe: offer.subscribe,
}

/** Whether this is at least the second visit. */
export function isReturning(): boolean {
  return visits.count >= 2
}

/** Shows the browser's prompt; does nothing where there is none. */
export async function install(): Promise<void> {
  const { event } = offer.get()
  offer.set({ ...offer.get(), event: null })
  await event?.prompt()
}

export function hideInstall(): void {
  keep(hiddenKey, '1')
  offer.set({ ...offer.get(), isHidden: true })
}

/** iPadOS reports itself as a Mac; no Mac has a touch screen. */
function isApple(): boolean {
  const isTouchMac = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  return isTouchMac || /iPhone|iPad|iPod/.test(navigator.userAgent)
}

addEventListener('beforeinstallprompt', (offered) => {
  offered.preventDefault()
  offer.set({ ...offer.get(), event: offered as InstallEvent })
})
addEventListener('appinstalled', hideInstall)
