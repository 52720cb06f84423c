import { endResumable } from '#contract/resumable.ts'
import type { AccountStore } from '../store/account-store.ts'
import type { OutboxRow } from '../store/outbox-row.ts'
import { toRow } from './to-row.ts'

/**
 * Takes an upload out of the queue with its bytes. What the server has of it is given up by a command, so that its room is free
 * again; where the server has made the file meanwhile, its list shows it. Undefined where there was no upload.
 */
export function removeUpload(store: AccountStore, n: number): Promise<OutboxRow | undefined> {
  return store.transaction('rw', store.outbox, store.files, async () => {
    const row = await store.outbox.get(n)
    if (row?.idBlob === undefined) return undefined
    await store.outbox.delete(n)
    await store.files.delete(row.idBlob)
    const { idUpload = null } = row.resumable ?? {}
    if (idUpload !== null) await store.outbox.add(endOf(row.brand, idUpload))
    return row
  })
}

function endOf(brand: number | null, idUpload: number): OutboxRow {
  return toRow(endResumable, { params: { idUpload } }, brand, {
    lane: `${endResumable.name}:${idUpload}`,
    state: 'waiting',
    isQuiet: true,
  })
}
