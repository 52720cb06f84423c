import { createWatched, type Watched } from '#engine/watch/watched.ts'

const open = createWatched<readonly HTMLDialogElement[]>([])

/** The modal that was opened last, and whose content is therefore not inert; null: none is open. */
export const topModal: Watched<HTMLDialogElement | null> = {
  get: () => open.get().at(-1) ?? null,
  subscribe: open.subscribe,
}

/** Returns what takes it away again. */
export function addOpenModal(dialog: HTMLDialogElement): () => void {
  open.set([...open.get(), dialog])
  return () => open.set(open.get().filter((other) => other !== dialog))
}
