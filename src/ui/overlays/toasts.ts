import type { ReactNode } from 'react'
import { createWatched, type Watched } from '#engine/watch/watched.ts'

export type Toast = {
  id: number
  tone: 'success' | 'error' | 'info'
  text: ReactNode
  action?: { label: ReactNode; onPress: () => void }
  /** How long it is shown; null: until the user closes it. */
  durationMs: number | null
}

type NewToast = Omit<Toast, 'id' | 'durationMs'> & {
  durationMs?: number | null
}

const atMost = 3
const toasts = createWatched<readonly Toast[]>([])
let lastId = 0

/** Oldest first. */
export const shownToasts: Watched<readonly Toast[]> = toasts

/**
 * Shows a toast: 3 s, or 10 s with an action, which needs time to be reached. At most three are shown; the oldest is removed. Returns
 * the id for `dismissToast`.
 */
export function showToast(toast: NewToast): number {
  lastId += 1
  const durationMs = toast.durationMs === undefined ? (toast.action ? 10_000 : 3_000) : toast.durationMs
  toasts.set([...toasts.get(), { ...toast, id: lastId, durationMs }].slice(-atMost))
  return lastId
}

/** Removes a toast; does nothing if it is already gone. */
export function dismissToast(id: number): void {
  const known = toasts.get()
  if (known.some((toast) => toast.id === id)) toasts.set(known.filter((toast) => toast.id !== id))
}
