import { createWatched } from '#engine/watch/watched.ts'

/** The panel of uploads as a part of the open screen, where there is one: the corner then shows none. */
export const panelInPage = createWatched<{ readonly isOpen: boolean } | null>(null)
