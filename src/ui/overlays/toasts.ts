import type { ReactNode } from 'react'

export type Toast = {
  id: number
  tone: 'success' | 'error' | 'info'
  text: ReactNode
  action?: { label: ReactNode; onPress: () => void }
  /** How long it is shown; null: until somebody closes it. */
  durationMs: number | null
}

type NewToast = Omit<Toast, 'id' | 'durationMs'> & {
  durationMs?: number | null
}

const atMost = 3
const listeners = new Set<() => void>()
let shown: readonly Toast[] = []
let lastId = 0

/**
 * Shows a toast: 3 s, or 10 s with an action, which needs time to be reached. At most three are shown; the oldest is removed. Returns
 * the id for `dismissToast`.
 */
export function showToast(toast: NewToast): number {
  lastId += 1
  const durationMs = toast.durationMs === undefined ? (toast.action ? 10_000 : 3_000) : toast.durationMs
  change([...shown, { ...toast, id: lastId, durationMs }].slice(-atMost))
  return lastId
}

/** Removes a toast; does nothing if it is already gone. */
export function dismissToast(id: number): void {
  if (shown.some((toast) => toast.id === id)) change(shown.filter((toast) => toast.id !== id))
}

export function getToasts(): readonly Toast[] {
  return shown
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(toasts: readonly Toast[]): void {
  shown = toasts
  for (const listener of listeners) listener()
}
