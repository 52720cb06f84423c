import { createDocument } from '#contract/document.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { liveOutbox } from '#engine/queue/live-outbox.ts'
import { sendClosedDocuments } from './send-closed.ts'

/**
 * Sends what is in documents that were made on this device, as soon as the server has their rows: it refuses their rooms before.
 * Open ones connect again, without waiting for their next attempt; closed ones are opened for it. Returns the function that
 * stops it.
 */
export function sendMadeDocuments(account: number): () => void {
  const outbox = liveOutbox(account)
  let waiting = new Set<string>()
  const look = () => {
    const rows = outbox.get()
    if (!rows) return
    const now = new Set(rows.flatMap(({ name, key }) => (name === createDocument.name ? [key] : [])))
    const isMade = [...waiting].some((key) => !now.has(key))
    waiting = now
    if (!isMade) return
    for (const document of openDocuments.get())
      if (document.account === account && document.sync.get().reason === 'unmade') document.retryNow()
    sendClosedDocuments(account).catch((cause: unknown) =>
      console.warn('what new documents have cannot be sent yet', cause),
    )
  }
  const stop = outbox.subscribe(look)
  look()
  return stop
}
