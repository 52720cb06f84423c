import { useSyncExternalStore } from 'react'

/** Whether the panel is open, about which field it was asked, and whether to write at once. */
export interface PanelState {
  readonly isOpen: boolean
  readonly field: string | null
  readonly isWriting: boolean
  /** Open threads of the screen, for the button in the header. */
  readonly count: number
}

let state: PanelState = { isOpen: false, field: null, isWriting: false, count: 0 }
const listeners = new Set<() => void>()
let before: HTMLElement | null = null

export function useCommentsState(): PanelState {
  return useSyncExternalStore(subscribe, () => state)
}

export function openComments(field: string | null = null, isWriting = false): void {
  if (!state.isOpen) before = document.activeElement instanceof HTMLElement ? document.activeElement : null
  change({ ...state, isOpen: true, field, isWriting })
}

/** The focus goes back to where it came from. */
export function closeComments(): void {
  change({ ...state, isOpen: false, field: null, isWriting: false })
  if (before?.isConnected) before.focus()
  before = null
}

export function tellCount(count: number): void {
  if (count !== state.count) change({ ...state, count })
}

/** The field in focus, by its `data-field`. */
export function focusedField(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field ?? null
}

/** Words that were begun and not sent, for as long as the page lives. */
export const drafts = new Map<string, string>()

function change(next: PanelState): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
