import { whenLoaded } from './when-loaded.ts'

/**
 * Registers the app's service worker once the page is idle, so that the questions can be opened without a network. Not
 * where the visitor asks browsers to save data: then the app does when it is opened.
 */
export function registerWorker(): void {
  const { serviceWorker } = navigator
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (!serviceWorker || saveData) return
  whenLoaded(() => {
    const register = () => void serviceWorker.register('/sw.js').catch(() => {})
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 5_000 })
    else setTimeout(register, 2_000)
  })
}
