import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { keepStanding } from '#engine/store/notices.ts'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import { planner } from '#model/documents/planner.ts'
import { lateNotices, nextLate } from './late-notices.ts'

/** How long changes have to pause before the entries are read again. */
const pauseMs = 500

/** Records entries of the planner whose time passes. Returns the function that stops it. */
export function watchLate(
  idAccount: number,
  brand: number,
  document: Pick<OpenDocument, 'items' | 'phase'>,
): () => void {
  const entries = document.items(planner.planner.entries)
  let timer: Timer | null = null

  const look = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    // Before the document is ready it has only the content stored last time.
    if (document.phase.get() !== 'ready') return
    const now = Date.now()
    const all = entries.get()
    keepStanding(idAccount, `late:${brand}`, lateNotices({ brand, entries: all, me: idAccount, now })).catch(
      (cause: unknown) => console.warn('what is new cannot be kept on this device', cause),
    )
    const next = nextLate(all, now)
    if (next !== null) timer = startTimer(look, next - now)
  }
  const lookSoon = () => {
    if (timer !== null) clearTimeout(timer)
    timer = startTimer(look, pauseMs)
  }
  const leavings = [entries.subscribe(lookSoon), document.phase.subscribe(lookSoon)]
  look()
  return () => {
    for (const leave of leavings) leave()
    if (timer !== null) clearTimeout(timer)
  }
}
