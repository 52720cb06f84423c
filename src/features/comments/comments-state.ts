import { useSyncExternalStore } from 'react'

/** About what the panel is opened. */
export interface Asked {
  readonly field: string | null
  /** To write at once. */
  readonly isWriting: boolean
  /** One thread of the field, and whether it stands among the resolved ones. */
  readonly thread: string | null
  readonly isResolved: boolean
}

/** Whether the panel is open, and what was asked for last. */
export interface PanelState extends Asked {
  readonly isOpen: boolean
  /** Open threads of the screen, for the button in the header. */
  readonly count: number
}

const nothing: Asked = { field: null, isWriting: false, thread: null, isResolved: false }
let state: PanelState = { ...nothing, isOpen: false, count: 0 }
const listeners = new Set<() => void>()
let before: HTMLElement | null = null

export function useCommentsState(): PanelState {
  return useSyncExternalStore(subscribe, () => state)
}

export function openComments(field: string | null = null, asked: Partial<Asked> = {}): void {
  if (!state.isOpen) before = document.activeElement instanceof HTMLElement ? document.activeElement : null
  change({ ...state, ...nothing, ...asked, isOpen: true, field })
}

/** The focus goes back to where it came from. */
export function closeComments(): void {
  change({ ...state, ...nothing, isOpen: false })
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
