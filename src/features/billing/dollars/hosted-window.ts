/** A window that was opened by a press, before it is known what it shows. */
export interface HostedWindow {
  /** False where the browser has not opened it, or the user has closed it: then a link has to be pressed. */
  show(url: string): boolean
  close(): void
}

/** Called in the press itself: later the browser would block the window. */
export function openHostedWindow(): HostedWindow {
  const opened = window.open('', '_blank')
  if (opened) opened.opener = null
  return {
    show(url) {
      if (!opened || opened.closed) return false
      opened.location.replace(url)
      return true
    },
    close: () => opened?.close(),
  }
}
