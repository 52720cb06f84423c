import { liveQuery } from 'dexie'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { putId } from '#engine/files/settle-files.ts'
import { enqueueUpload } from '#engine/queue/uploads.ts'
import { accountStore } from '#engine/store/account-store.ts'
import type { FileRow } from '#engine/store/file-row.ts'
import { startTimer } from '#engine/time/start-timer.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { withDesign } from './with-design.ts'

/**
 * Tells designs, also those that are not open, the ids of pictures that were picked for them on this device, once the server has
 * them: before that no other device can show them. Returns what ends it.
 */
export function settleDesignFiles(account: number, brand: number): () => void {
  const { files } = accountStore(account)
  const asked = new Set<string>()
  const settling = new Set<string>()
  /** The last of each line. */
  const lines: Promise<void>[] = Array.from({ length: openAtOnce }, () => Promise.resolve())
  let isOver = false

  const settle = async ({ id, idFile, document }: FileRow) => {
    if (document === undefined) return
    if (idFile === null) {
      // Once per page: an upload that the person discarded must not be queued again.
      if (!asked.has(id)) {
        asked.add(id)
        await enqueueUpload(account, brand, id)
      }
      return
    }
    if (settling.has(id)) return
    settling.add(id)
    const line = settling.size % openAtOnce
    const turn = (lines[line] ?? Promise.resolve()).then(() => tell(id, idFile, document))
    lines[line] = turn.catch(() => undefined)
    return turn
  }

  const tell = async (id: string, idFile: number, document: DocumentName) => {
    if (isOver) return
    const isDone = await withDesign(brand, document, async (open) => {
      putId(open, id, idFile)
      await open.whenWritten()
      await untilSent(open)
      return true
    })
    // Otherwise the next page tries it again.
    if (isDone) await files.where('id').equals(id).modify(forgetDocument)
  }

  const waiting = liveQuery(() =>
    files
      .where('brand')
      .equals(String(brand))
      .filter(({ document }) => document !== undefined)
      .toArray(),
  ).subscribe({
    next: (rows) => {
      for (const row of rows)
        settle(row).catch((cause: unknown) => console.warn('a picture of a design is not settled', cause))
    },
    error: (cause: unknown) => console.warn('pictures of designs cannot be watched', cause),
  })
  return () => {
    isOver = true
    waiting.unsubscribe()
  }
}

/** Each open design has a socket, of which an account may have some sixty on all of its pages and devices. */
const openAtOnce = 4

/** So long it stays open to be sent; afterwards it is sent when it is opened again. */
const sendMs = 20_000

function untilSent({ sync }: Pick<OpenDocument, 'sync'>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      leave()
      resolve()
    }
    const timer = startTimer(end, sendMs)
    const leave = sync.subscribe(() => {
      if (sync.get().kind === 'synced') end()
    })
    if (sync.get().kind === 'synced') end()
  })
}

function forgetDocument(row: { document?: unknown }): void {
  delete row.document
}
