const isApple = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.userAgent)

/** A shortcut as text: the key with the command key of the platform. */
export function commandKey(key: string): string {
  return isApple ? `⌘${key}` : `Ctrl+${key}`
}

export function shiftCommandKey(key: string): string {
  return isApple ? `⇧⌘${key}` : `Ctrl+Shift+${key}`
}

export function altKey(key: string): string {
  return isApple ? `⌥${key}` : `Alt+${key}`
}
