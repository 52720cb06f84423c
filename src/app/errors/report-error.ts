import { isOnline } from '#engine/browser/network.ts'
import { statusOf } from './status-of.ts'

/** Logs an error of a screen, or of a part of one. */
export function reportError(message: string, error: unknown): void {
  const status = statusOf(error, isOnline())
  // An answer that the account may not open this is no fault of the screen.
  const isFault = status !== 'offline' && status !== 403
  console[isFault ? 'error' : 'warn'](message, error)
}
