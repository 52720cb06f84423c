import { flushDocuments } from '#device/documents/engine/flush-documents.ts'
import { whenNotComposing } from './quiet.ts'

const key = 'saegim-reloaded-at'
const onceInMs = 60_000

/** Reloads after open documents are flushed and no IME composition is running. */
export async function reloadQuietly(): Promise<void> {
  await whenNotComposing()
  await flushDocuments()
  location.reload()
}

/** Whether this tab reloaded itself within the last minute: a second time would not help, and could go on forever. */
export function hasJustReloaded(): boolean {
  return Date.now() - Number(sessionStorage.getItem(key) ?? 0) < onceInMs
}

/** Reloads because the person pressed for it: after that the page may reload itself again. */
export async function reloadOnPress(): Promise<void> {
  sessionStorage.removeItem(key)
  await reloadQuietly()
}

/** Reloads without a press of the person; see `hasJustReloaded`. */
export async function reloadItself(): Promise<void> {
  sessionStorage.setItem(key, String(Date.now()))
  await reloadQuietly()
}
