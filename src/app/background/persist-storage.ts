import { t } from '@lingui/core/macro'
import { keep, readKept } from '#engine/browser/local-storage.ts'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { showToast } from '#ui/overlays/toasts.ts'

const askedKey = 'saegim-asked-to-persist'

/**
 * Asks the browser at the first edit on this device, once, not to clear this origin's storage when space runs
 * short. The browser may ask the person, so a toast says why. Nothing depends on the answer. The returned
 * function stops waiting for an edit.
 */
export function askAtFirstEdit(): () => void {
  return onFirstEdit(() => void askToPersist())
}

async function askToPersist(): Promise<void> {
  if (readKept(askedKey) !== null || !navigator.storage?.persist) return
  keep(askedKey, '1')
  if (await navigator.storage.persisted()) return
  showToast({ tone: 'info', text: t`쓴 글이 이 기기에서 지워지지 않도록 브라우저에 보관을 부탁했어요` })
  await navigator.storage.persist()
}

/** Calls back once, at the first local edit in any open document. */
function onFirstEdit(callback: () => void): () => void {
  const watched = new Map<OpenDocument, () => void>()
  const look = () => {
    const open = openDocuments.get()
    for (const document of open) {
      if (watched.has(document)) continue
      const { doc } = document
      // Yjs marks only edits of this page as local, not loaded updates and those of others.
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
