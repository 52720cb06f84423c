import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'

/** What the panel was opened for. */
export interface PanelTarget {
  /** Path of the field that the comments are about; null for none. */
  readonly field: string | null
  /** Whether to focus the form for a new thread. */
  readonly isWriting: boolean
  /** Key of the thread to show; null for none. `isResolved` says in which list it is. */
  readonly thread: string | null
  readonly isResolved: boolean
}

/** Whether the panel is open, and what it was last opened for. */
export interface PanelState extends PanelTarget {
  readonly isOpen: boolean
  /** Number of open threads on the screen, for the button in the header. */
  readonly count: number
}

const nothing: PanelTarget = { field: null, isWriting: false, thread: null, isResolved: false }
const state = createWatched<PanelState>({ ...nothing, isOpen: false, count: 0 })
let before: HTMLElement | null = null

export function useCommentsState(): PanelState {
  return useWatched(state)
}

/** Opens the panel, for a field if its path is given. */
export function openComments(field: string | null = null, asked: Partial<PanelTarget> = {}): void {
  if (!state.get().isOpen)
    before = document.activeElement instanceof HTMLElement ? document.activeElement : null
  state.set({ ...state.get(), ...nothing, ...asked, isOpen: true, field })
}

/** Closes the panel and returns the focus to where it was. */
export function closeComments(): void {
  state.set({ ...state.get(), ...nothing, isOpen: false })
  if (before?.isConnected) before.focus()
  before = null
}

/** Sets the number of open threads on the screen. */
export function tellCount(count: number): void {
  if (count !== state.get().count) state.set({ ...state.get(), count })
}

/** Path of the focused field, from its `data-field`. */
export function focusedField(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field ?? null
}
