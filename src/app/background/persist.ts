import { keep, readKept } from '#device/browser/local-storage.ts'
import type { OpenDocument } from '#device/documents/engine/open-document.ts'
import { openDocuments } from '#device/documents/engine/registry.ts'

const askedKey = 'saegim-asked-to-persist'

/**
 * Asks the browser, once per device, not to clear this origin when room runs short. It may ask the person, so
 * `onAsk` says why. Whatever it answers, nothing depends on it.
 */
export async function askToPersist(onAsk: () => void): Promise<void> {
  if (readKept(askedKey) !== null || !navigator.storage?.persist) return
  keep(askedKey, '1')
  if (await navigator.storage.persisted()) return
  onAsk()
  await navigator.storage.persist()
}

/** Calls back at the first edit made here in any open document; nobody is asked before there is something to keep. */
export function onFirstEdit(callback: () => void): () => void {
  const watched = new Map<OpenDocument, () => void>()
  const look = () => {
    const open = openDocuments.get()
    for (const document of open) {
      if (watched.has(document)) continue
      const { doc } = document
      // Loading and what others write come as updates, which Yjs does not call local.
      const updated = (_update: Uint8Array, _origin: unknown, _doc: unknown, change: { local: boolean }) => {
        if (!change.local) return
        stop()
        callback()
      }
      doc.on('update', updated)
      watched.set(document, () => doc.off('update', updated))
    }
    for (const [document, unwatch] of watched) {
      if (open.includes(document)) continue
      unwatch()
      watched.delete(document)
    }
  }
  const unsubscribe = openDocuments.subscribe(look)
  const stop = () => {
    unsubscribe()
    for (const unwatch of watched.values()) unwatch()
    watched.clear()
  }
  look()
  return stop
}
