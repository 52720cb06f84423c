import { createWatched } from '#engine/watch/watched.ts'

export interface Loading {
  readonly title: string
  readonly message?: string
}

/** What the page is busy with as a whole; null: nothing. */
export const shownLoading = createWatched<Loading | null>(null)

/**
 * Covers the page while it cannot be used: everything is about to be replaced or removed. Returns what ends it; before a
 * reload that is not needed.
 */
export function showLoading(loading: Loading): () => void {
  shownLoading.set(loading)
  return () => {
    if (shownLoading.get() === loading) shownLoading.set(null)
  }
}
