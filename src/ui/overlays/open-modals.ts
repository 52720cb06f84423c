const listeners = new Set<() => void>()
let open: readonly HTMLDialogElement[] = []

/** The modal that was opened last, and whose content is therefore not inert; null: none is open. */
export function getTopModal(): HTMLDialogElement | null {
  return open.at(-1) ?? null
}

/** Returns what takes it away again. */
export function addOpenModal(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

export function subscribeOpenModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const listener of listeners) listener()
}
