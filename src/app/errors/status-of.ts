/** Of REST, or what only a browser knows: no network to bring a screen, a file that an older version named. */
export type Status = 400 | 401 | 403 | 404 | 500 | 'offline' | 'files'

/** What a screen that broke is to say. Whatever names no status is our own fault. */
export function statusOf(error: unknown, isOnline: boolean): Status {
  if (isMissingFile(error)) return isOnline ? 'files' : 'offline'
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  return status === 400 || status === 401 || status === 403 || status === 404 ? status : 500
}

/** In the words of each browser; the first is Vite's own for style sheets. */
const missingFile =
  /unable to preload|dynamically imported module|importing a module script failed|error loading dynamically/i

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && missingFile.test(error.message)
}
