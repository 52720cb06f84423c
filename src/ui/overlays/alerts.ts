import { createShown } from './shown-state.ts'

export interface Alert {
  readonly title: string
  readonly message: string
  /** Whether only an operator can mend it, so that it offers a way to reach one. */
  readonly needsOperator?: boolean
}

/** The alert of the page. */
export const shownAlert = createShown<Alert>()

/** Interrupts with a title and a message, until it is confirmed. A second alert replaces the first. */
export function showAlert(alert: Alert): void {
  shownAlert.set(alert)
}
