import { createWatched, type Watched } from '../watch/watched.ts'

/*
 * The session of the desk. It is apart from that of the account on this device: it belongs to this tab, and ends with it.
 */

const key = 'saegim-desk'

const token = createWatched<string | null>(readToken())

/** Null: nobody is at the desk in this tab. */
export const deskToken: Watched<string | null> = token

export function beginDeskSession(next: string): void {
  store(next)
  token.set(next)
}

export function endDeskSession(): void {
  store(null)
  token.set(null)
}

function readToken(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Where the browser refuses it, the session ends with the page instead of the tab. */
function store(next: string | null): void {
  try {
    if (next === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, next)
  } catch (cause) {
    console.warn('the session of the desk is not kept for this tab', cause)
  }
}
