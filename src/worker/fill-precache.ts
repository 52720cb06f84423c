import type { PrecacheController } from 'workbox-precaching'
import { cacheJoined } from './joined-precache.ts'

const atOnce = 8
/** An update mostly needs fewer files: those are fetched by themselves. */
const joinedFrom = 200

/**
 * Fetches what the precache does not have yet. Workbox fetches one file after the other, so that the time until the app
 * works offline grows by a round trip per file; here most come in one, and several are fetched at a time. Rejects with
 * the first failure: the browser repeats the install later, and keeps the files already cached.
 */
export async function fillPrecache(precache: PrecacheController, event: ExtendableEvent): Promise<void> {
  const files = precache.getURLsToCacheKeys()
  const cache = await caches.open(precache.strategy.cacheName)
  const missing = await readMissing(cache, [...files.values()])
  if (missing.size >= joinedFrom) {
    await cacheJoined(cache, missing).catch((error) => console.info('files are fetched one by one', error))
  }
  const left = await readMissing(cache, [...files.values()])
  const waiting = [...files].filter(([, cacheKey]) => left.has(cacheKey)).values()
  const fetchOneByOne = async () => {
    for (const [url, cacheKey] of waiting) {
      // A file with a hash in its name may come from the HTTP cache; one with a revision must be fetched anew.
      const request = new Request(url, { cache: url === cacheKey ? 'default' : 'reload' })
      await Promise.all(precache.strategy.handleAll({ params: { cacheKey }, request, event }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fetchOneByOne))
}

async function readMissing(cache: Cache, cacheKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const cached = new Set((await cache.keys()).map(({ url }) => url))
  return new Set(cacheKeys.filter((key) => !cached.has(key)))
}
