import { useSyncExternalStore } from 'react'

/** An alert over the whole screen, for what cannot go on and has no place of its own. */
export interface Alert {
  readonly title: string
  readonly message: string
}

let current: Alert | null = null
const listeners = new Set<() => void>()

export function showAlert(alert: Alert | null): void {
  current = alert
  for (const listener of listeners) listener()
}

export function useAlert(): Alert | null {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
