/**
 * A status of REST. `fault`: an error of the app itself. `offline`: a file could not be loaded, or the server not be asked, without a
 * network. `files`: a file of an older version is gone from the server. `opening`: the page is at the server and opens by itself.
 */
export type Status = 400 | 401 | 403 | 404 | 500 | 'fault' | 'offline' | 'files' | 'opening'

/** Maps an error to a status. Of answers of the server, those without a page of their own count as 500. */
export function statusOf(error: unknown, isOnline: boolean): Status {
  if (isMissingFile(error)) return isOnline ? 'files' : 'offline'
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  // Of a call without an answer.
  if (status === 0) return 'offline'
  if (typeof status !== 'number') return 'fault'
  return status === 400 || status === 401 || status === 403 || status === 404 ? status : 500
}

/** Error messages of browsers for modules that could not be loaded; the first is Vite's for style sheets. */
const missingFile =
  /unable to preload|dynamically imported module|importing a module script failed|error loading dynamically/i

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && missingFile.test(error.message)
}
