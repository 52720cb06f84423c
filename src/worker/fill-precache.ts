import type { PrecacheController } from 'workbox-precaching'

const atOnce = 8

/**
 * Fetches what the app works without a network from. Workbox by itself fetches one file after the other, so that the
 * time until the app is ready grows with a round trip for each; here several are under way. Rejects with the first
 * file that cannot be had: the browser tries the whole install again later, and what is there already stays.
 */
export async function fillPrecache(precache: PrecacheController, event: ExtendableEvent): Promise<void> {
  const waiting = precache.getURLsToCacheKeys().entries()
  const fetchOneByOne = async () => {
    for (const [url, cacheKey] of waiting) {
      // A file that has its hash in its name is the same wherever it comes from; one with a revision may be an old one.
      const request = new Request(url, { cache: url === cacheKey ? 'default' : 'reload' })
      await Promise.all(precache.strategy.handleAll({ params: { cacheKey }, request, event }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fetchOneByOne))
}
