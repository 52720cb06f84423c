/** The same cache in which the worker keeps the fonts of the screen. */
const cacheName = 'fonts'

/** A font's file or style sheet, from the device where it was read before, else from the server and kept. */
export async function readFontFile(url: string): Promise<Response> {
  const cache = await caches.open(cacheName).catch(() => null)
  const kept = await cache?.match(url)
  if (kept) return kept
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  await cache?.put(url, response.clone()).catch(() => {})
  return response
}

/** Nothing where this device keeps nothing. */
export async function keepFontFile(url: string): Promise<void> {
  const cache = await caches.open(cacheName)
  if (!(await cache.match(url))) await cache.add(url)
}

export async function readFontBytes(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await readFontFile(url)).arrayBuffer())
}
