import { useSyncExternalStore } from 'react'

export type Overlay = 'palette' | 'help' | 'logOut' | null

let open: Overlay = null
const listeners = new Set<() => void>()

export function openPalette(): void {
  change('palette')
}

export function openHelp(): void {
  change('help')
}

export function openLogOut(): void {
  change('logOut')
}

export function closeOverlay(): void {
  change(null)
}

export function useOverlay(): Overlay {
  return useSyncExternalStore(subscribe, () => open)
}

function change(next: Overlay): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
