import { useSyncExternalStore } from 'react'

/** What the panel was opened for. */
export interface Asked {
  /** Path of the field that the comments are about; null for none. */
  readonly field: string | null
  /** Whether to focus the form for a new thread. */
  readonly isWriting: boolean
  /** Key of the thread to show; null for none. `isResolved` says in which list it is. */
  readonly thread: string | null
  readonly isResolved: boolean
}

/** Whether the panel is open, and what it was last opened for. */
export interface PanelState extends Asked {
  readonly isOpen: boolean
  /** Number of open threads on the screen, for the button in the header. */
  readonly count: number
}

const nothing: Asked = { field: null, isWriting: false, thread: null, isResolved: false }
let state: PanelState = { ...nothing, isOpen: false, count: 0 }
const listeners = new Set<() => void>()
let before: HTMLElement | null = null

export function useCommentsState(): PanelState {
  return useSyncExternalStore(subscribe, () => state)
}

/** Opens the panel, for a field if its path is given. */
export function openComments(field: string | null = null, asked: Partial<Asked> = {}): void {
  if (!state.isOpen) before = document.activeElement instanceof HTMLElement ? document.activeElement : null
  change({ ...state, ...nothing, ...asked, isOpen: true, field })
}

/** Closes the panel and returns the focus to where it was. */
export function closeComments(): void {
  change({ ...state, ...nothing, isOpen: false })
  if (before?.isConnected) before.focus()
  before = null
}

/** Sets the number of open threads on the screen. */
export function tellCount(count: number): void {
  if (count !== state.count) change({ ...state, count })
}

/** Path of the focused field, from its `data-field`. */
export function focusedField(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field ?? null
}

/** Unsent text by draft key, for the lifetime of the page. */
export const drafts = new Map<string, string>()

function change(next: PanelState): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
