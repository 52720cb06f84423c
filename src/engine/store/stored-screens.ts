/**
 * Where the last pictures of screens are, ready as HTML: a cache per build and owner (account, brand and language), with a
 * page for each path. There is one at a time. The service worker puts a page of it into its answer, so that the words are
 * painted before the app has started.
 */
const prefix = 'saegim-screens '
/** Pages in a cache: the oldest goes first. */
const mostPages = 24
/** Characters of a page that is still stored. */
const mostLength = 600_000

/** Stores the page of a screen, and removes the caches of every other build and owner. */
export async function storeScreen(build: string, owner: string, path: string, page: string): Promise<void> {
  if (page.length > mostLength) return
  const name = `${nameOf(build)}${owner}`
  await dropStoredScreens(name)
  const cache = await caches.open(name)
  // Keys are in the order in which they were added.
  await cache.delete(path)
  await cache.put(path, new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -mostPages).map((key) => cache.delete(key)))
}

/** Removes stored screens: of everybody, or all but the named cache. Does nothing where there are no caches. */
export async function dropStoredScreens(except?: string): Promise<void> {
  if (typeof caches === 'undefined') return
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== except)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** The stored page of a path; null where there is none, or where it is not clear whose it is. */
export async function storedScreenAt(build: string, path: string): Promise<string | null> {
  const names = (await caches.keys()).filter((name) => name.startsWith(nameOf(build)))
  const [cacheName, ...others] = names
  if (cacheName === undefined || others.length > 0) return null
  const stored = await caches.match(path, { cacheName })
  return stored ? stored.text() : null
}

function nameOf(build: string): string {
  return `${prefix}${build} `
}
