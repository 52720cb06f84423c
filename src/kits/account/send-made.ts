import { createDocument } from '#contract/document.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import type { SyncState } from '#engine/documents/engine/sync-state.ts'
import { liveOutbox } from '#engine/queue/live-outbox.ts'
import { sendClosedDocuments } from './send-closed.ts'

/**
 * Sends what is in documents that were made on this device, as soon as the server has their rows: it refuses their rooms before.
 * Open ones connect again, without waiting for their next attempt, also where the command that makes the row was refused or is
 * tried again; closed ones are opened for it. Returns the function that stops it.
 */
export function sendMadeDocuments(account: number): () => void {
  const outbox = liveOutbox(account)
  let known = new Map<string, boolean>()
  const look = () => {
    const rows = outbox.get()
    if (!rows) return
    const makers = rows.filter(({ name }) => name === createDocument.name)
    const now = new Map(makers.map(({ key, state }) => [key, state === 'failed']))
    const changed = [...known].filter(([key, isRefused]) => now.get(key) !== isRefused)
    known = now
    if (changed.length === 0) return
    for (const document of openDocuments.get())
      if (document.account === account && waitsForRow(document.sync.get())) document.retryNow()
    if (changed.every(([key]) => now.has(key))) return
    sendClosedDocuments(account).catch((cause: unknown) =>
      console.warn('what new documents have cannot be sent yet', cause),
    )
  }
  const stop = outbox.subscribe(look)
  look()
  return stop
}

function waitsForRow({ reason }: SyncState): boolean {
  return reason === 'unmade' || reason === 'notMade'
}
