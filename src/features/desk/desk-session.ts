import { keepInTab, readInTab } from '#engine/browser/tab-storage.ts'
import { createWatched, type Watched } from '#engine/watch/watched.ts'

/*
 * The session of the desk. It is apart from that of the account on this device: it belongs to this tab, and ends with it.
 */

const key = 'saegim-desk'

const token = createWatched<string | null>(readInTab(key))

/** Null: no session of the desk in this tab. */
export const deskToken: Watched<string | null> = token

export function beginDeskSession(next: string): void {
  keepInTab(key, next)
  token.set(next)
}

export function endDeskSession(): void {
  keepInTab(key, null)
  token.set(null)
}
