import { openDocuments } from '#engine/documents/engine/registry.ts'
import { dropStoredScreens, storeScreen } from '#engine/store/stored-screens.ts'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import { documentsWithAnswers } from '#model/documents/documents.ts'
import { screenOwner } from './screen-owner.ts'
import { storedPage } from './stored-page.ts'

/** Without a change for so long, a screen is stored as soon as the page has nothing to do. */
const quietMs = 2_000

/**
 * Stores the open screen when it rests and when it is hidden, once there is a worker to read it, as long as account and brand are
 * those that it began with. Returns what ends that.
 */
export function keepScreens(): () => void {
  const root = document.getElementById('app')
  if (!root) return () => {}
  const owner = screenOwner()
  let changedAt = performance.now()
  let timer: Timer | null = null
  let idle = 0
  let isStored = false
  let hasWorker = false
  let isEnded = false
  const last: LastStored = { path: '', page: '' }

  const store = () => {
    if (isStored || !hasWorker) return
    isStored = true
    keepScreen(root, owner, last).catch((cause: unknown) => console.info('the screen was not stored', cause))
  }
  const wait = () => {
    const left = changedAt + quietMs - performance.now()
    timer = left > 0 ? startTimer(wait, left) : null
    if (left > 0) return
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(store)
    else store()
  }
  const changed = () => {
    changedAt = performance.now()
    isStored = false
    timer ??= startTimer(wait, quietMs)
  }
  // A screen that is about to be another one has changed a moment ago.
  const hidden = () => {
    if (document.visibilityState === 'hidden' && performance.now() - changedAt > 300) store()
  }

  const observer = new MutationObserver(changed)
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  root.addEventListener('input', changed)
  document.addEventListener('visibilitychange', hidden)
  // On a first visit it comes later, and does not control the page.
  navigator.serviceWorker?.ready.then(() => {
    hasWorker = true
    if (!isEnded) changed()
  })
  return () => {
    isEnded = true
    observer.disconnect()
    root.removeEventListener('input', changed)
    document.removeEventListener('visibilitychange', hidden)
    if (timer !== null) clearTimeout(timer)
    globalThis.cancelIdleCallback?.(idle)
  }
}

/** What was stored last: presence and clocks change a screen often, and nothing of what is stored of it. */
interface LastStored {
  path: string
  page: string
}

async function keepScreen(root: HTMLElement, owner: string | null, last: LastStored): Promise<void> {
  const { pathname, search } = location
  const scripts = document.querySelectorAll('script[type=module][src]')
  const build = [...scripts].map((script) => script.getAttribute('src')).join()
  // The browser's translation is not what was written.
  if (document.documentElement.matches('[class*=translated-]')) return
  if (build === '' || search !== '' || !isOfAnswers(pathname)) return
  if (isRefused()) {
    last.page = ''
    return dropStoredScreens()
  }
  if (owner === null || screenOwner() !== owner) return
  const page = storedPage(root, owner)
  if (page === null || (last.path === pathname && last.page === page)) return
  await storeScreen(build, owner, pathname, page)
  Object.assign(last, { path: pathname, page })
  // The account signed out, or opened another brand, while it was being stored.
  if (screenOwner() !== owner) await dropStoredScreens()
}

/** Screens of answers. What is on others, such as payments and members, is stored nowhere. */
function isOfAnswers(path: string): boolean {
  const [place, document, page] = path.slice(1).split('/')
  if (place === 'work-book') return true
  if (place !== 'brand') return false
  return (
    document === undefined || (page !== undefined && documentsWithAnswers.some((name) => name === document))
  )
}

/** Whether the server has ended this account's access: the copy on this device is for exporting it. */
function isRefused(): boolean {
  const reasons = openDocuments.get().map(({ sync }) => sync.get().reason)
  return reasons.includes('roleLost') || reasons.includes('notFound')
}
