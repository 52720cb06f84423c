/** The cache in which the service worker stores fonts too. */
const cacheName = 'fonts'

/** A font file or style sheet, from the cache, else from the server and then cached. Rejects where neither has it. */
export async function readFontFile(url: string): Promise<Response> {
  const cache = await caches.open(cacheName).catch(() => null)
  const cached = await cache?.match(url)
  if (cached) return cached
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  await cache?.put(url, response.clone()).catch(() => {})
  return response
}

/** Caches a font file. Rejects where there is no cache storage or no network. */
export async function keepFontFile(url: string): Promise<void> {
  const cache = await caches.open(cacheName)
  if (!(await cache.match(url))) await cache.add(url)
}

export async function readFontBytes(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await readFontFile(url)).arrayBuffer())
}
