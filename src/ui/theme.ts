export type Theme = 'light' | 'dark' | 'system'

// Also read by the script in index.html, which sets the theme at the start, and by that of the share pages.
const key = 'saegim-theme'
const listeners = new Set<() => void>()
let current: Theme | null = null

export function getTheme(): Theme {
  current ??= readStored()
  return current
}

export function setTheme(theme: Theme): void {
  current = theme
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Storage may be refused (private mode, full disk); the choice then lasts as long as the page.
  }
  applyTheme()
}

/** Sets `data-theme`, which overrides the system's preference in tokens.css, and calls the listeners. */
function applyTheme(): void {
  const theme = getTheme()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/**
 * Subscribes to changes of the theme, including those made in another tab. Returns the function that
 * unsubscribes.
 */
export function subscribeTheme(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

export function isDarkNow(): boolean {
  const theme = getTheme()
  return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
}

function onStorage(event: StorageEvent): void {
  if (event.key !== key) return
  current = null
  applyTheme()
}

function readStored(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}
