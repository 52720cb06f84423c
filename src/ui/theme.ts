import { createWatched, type Watched } from '#engine/watch/watched.ts'

export type Theme = 'light' | 'dark' | 'system'

// Also read by the script in index.html, which sets the theme at the start, and by that of the share pages.
const key = 'saegim-theme'
const chosen = createWatched<Theme>(readStored())
let listeners = 0

/** The chosen theme. While it has a listener, also what another tab chooses. */
export const theme: Watched<Theme> = {
  get: chosen.get,
  subscribe: (listener) => {
    const leave = chosen.subscribe(listener)
    listeners += 1
    if (listeners === 1) addEventListener('storage', onStorage)
    return () => {
      leave()
      listeners -= 1
      if (listeners === 0) removeEventListener('storage', onStorage)
    }
  },
}

export function setTheme(next: Theme): void {
  try {
    if (next === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, next)
  } catch {
    // Storage may be refused (private mode, full disk); the choice then lasts as long as the page.
  }
  applyTheme(next)
}

export function isDarkNow(): boolean {
  const now = chosen.get()
  return now === 'dark' || (now === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
}

/** Sets `data-theme`, which overrides the system's preference in tokens.css. */
function applyTheme(next: Theme): void {
  if (next === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = next
  chosen.set(next)
}

function onStorage(event: StorageEvent): void {
  if (event.key === key) applyTheme(readStored())
}

function readStored(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}
