import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'

interface SideBarState {
  readonly isOpen: boolean
  /** Opened by its keys: the focus goes there. */
  readonly takesFocus: boolean
}

const state = createWatched<SideBarState>({ isOpen: false, takesFocus: false })
let before: HTMLElement | null = null

/** Whether the side bar is open; it stays so from step to step. */
export function useSideBar(): SideBarState {
  return useWatched(state)
}

export function openSideBar({ takesFocus = false } = {}): void {
  before = document.activeElement instanceof HTMLElement ? document.activeElement : null
  state.set({ isOpen: true, takesFocus })
}

/** Closes it and returns the focus to where it was before. */
export function closeSideBar(): void {
  state.set({ isOpen: false, takesFocus: false })
  if (before?.isConnected) before.focus()
  before = null
}
