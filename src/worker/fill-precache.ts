import type { PrecacheController } from 'workbox-precaching'
import { pause } from '#engine/time/start-timer.ts'
import { isOwnPage } from './own-pages.ts'

const atOnce = 8
/** For one file: an answer that never ends must not hold up the others for good. */
const patienceMs = 60_000
/** Before a file is asked for again: a short failure of the network must not cost the whole install. */
const pausesMs = [1_000, 4_000]

/**
 * Fetches those of the files that the precache does not have yet, and returns how many these were. Workbox fetches one
 * file after the other, so that the time until the app works offline grows by a round trip per file; here several are
 * fetched at a time. Rejects where a file cannot be had after three tries, and keeps what is cached already for the next time.
 */
export async function fillPrecache(precache: PrecacheController, urls: Iterable<string>): Promise<number> {
  const cache = await caches.open(precache.strategy.cacheName)
  const cached = new Set((await cache.keys()).map(({ url }) => url))
  const missing = [...urls].flatMap((url) => {
    const key = precache.getCacheKeyForURL(url)
    return key === undefined || cached.has(key) ? [] : [{ url, key }]
  })
  const waiting = missing.values()
  const fetchOneByOne = async () => {
    for (const { url, key } of waiting) {
      // A file with a hash in its name may come from the HTTP cache; one with a revision must be fetched anew.
      await tryAgain(async () => {
        const signal = AbortSignal.timeout(patienceMs)
        const response = await fetch(new Request(url, { cache: url === key ? 'default' : 'reload', signal }))
        const isOwn = await isOwnPage(response, (path) => precache.getCacheKeyForURL(path) !== undefined)
        if (!response.ok || !isOwn) throw new Error(`${url} was answered with ${response.status}`)
        await cache.put(key, response)
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fetchOneByOne))
  return missing.length
}

async function tryAgain(work: () => Promise<void>): Promise<void> {
  for (const ms of pausesMs) {
    try {
      return await work()
    } catch {
      await pause(ms)
    }
  }
  return work()
}
