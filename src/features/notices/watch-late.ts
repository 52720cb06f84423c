import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { keepStanding } from '#engine/store/notices.ts'
import { watchEntries } from '#kits/planner/watch-entries.ts'
import { lateNotices, nextLate } from './late-notices.ts'

/** Records entries of the planner whose time passes. Returns the function that stops it. */
export function watchLate(
  idAccount: number,
  brand: number,
  document: Pick<OpenDocument, 'items' | 'phase'>,
): () => void {
  return watchEntries(document, (entries, now) => {
    keepStanding(idAccount, `late:${brand}`, lateNotices({ brand, entries, me: idAccount, now })).catch(
      (cause: unknown) => console.warn('what is new cannot be kept on this device', cause),
    )
    return nextLate(entries, now)
  })
}
