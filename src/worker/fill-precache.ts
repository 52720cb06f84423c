import type { PrecacheController } from 'workbox-precaching'

const atOnce = 8

/**
 * Fetches the precache. Workbox fetches one file after the other, so that the time until the app works offline
 * grows by a round trip per file; here several are fetched at a time. Rejects with the first failure: the browser
 * repeats the install later, and keeps the files already cached.
 */
export async function fillPrecache(precache: PrecacheController, event: ExtendableEvent): Promise<void> {
  const waiting = precache.getURLsToCacheKeys().entries()
  const fetchOneByOne = async () => {
    for (const [url, cacheKey] of waiting) {
      // A file with a hash in its name may come from the HTTP cache; one with a revision must be fetched anew.
      const request = new Request(url, { cache: url === cacheKey ? 'default' : 'reload' })
      await Promise.all(precache.strategy.handleAll({ params: { cacheKey }, request, event }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fetchOneByOne))
}
