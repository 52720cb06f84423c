import { createWatched } from '#engine/watch/watched.ts'

export interface Alert {
  readonly title: string
  readonly message: string
  /** Whether only an operator can mend it, so that it offers a way to reach one. */
  readonly needsOperator?: boolean
}

/** The alert of the page; null: none is open. */
export const shownAlert = createWatched<Alert | null>(null)

/** Interrupts with a title and a message, until it is confirmed. A second alert replaces the first. */
export function showAlert(alert: Alert): void {
  shownAlert.set(alert)
}
