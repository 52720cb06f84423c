import { flushDocuments } from '#engine/documents/engine/flush-documents.ts'
import { isWithin } from '#model/time/stored-time.ts'
import { whenNotComposing } from './quiet.ts'

const key = 'saegim-reloaded-at'
const minuteMs = 60_000

/** Reloads after open documents are flushed and no IME composition is running. */
export async function reloadQuietly(): Promise<void> {
  await whenNotComposing()
  await flushDocuments()
  location.reload()
}

/** How often this tab reloaded itself within the last minute: more would hardly help, and could go on forever. */
export function recentReloads(): number {
  return readReloads().length
}

/** Reloads because the person pressed for it: after that the page may reload itself again. */
export async function reloadOnPress(): Promise<void> {
  sessionStorage.removeItem(key)
  await reloadQuietly()
}

/** Reloads without a press of the person; see `recentReloads`. */
export async function reloadItself(): Promise<void> {
  sessionStorage.setItem(key, [...readReloads(), Date.now()].join())
  await reloadQuietly()
}

/** The moments, in milliseconds. */
function readReloads(): number[] {
  const moments = (sessionStorage.getItem(key) ?? '').split(',').map(Number)
  return moments.filter((moment) => isWithin(moment, Date.now(), minuteMs))
}
