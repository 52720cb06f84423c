import { limitConcurrency, limitConcurrencyByKey } from '#server/gateways/concurrency-limit.ts'
import { refuseWhenBusy } from '#server/http/refuse-when-busy.ts'

/** More count as large: an uncompressed one takes up to 400 MB, in a file of some hundred kilobytes. */
const largePixels = 25_000_000
const patienceMs = 20_000

/** libuv has four threads, which also check passwords and read files: two of them are never taken by pictures. */
const all = limitConcurrency(2, patienceMs)
const large = limitConcurrency(1, patienceMs)
const byOwner = limitConcurrencyByKey(1, patienceMs)

/**
 * Decodes a picture when there is room: two at a time in the process, of them one large one, and one of an owner, so that a
 * brand with many pictures waits for itself. Rejects with RATE_LIMITED after too long a wait.
 */
export function decodeInTurn<T>(owner: string, pixels: number, decode: () => Promise<T>): Promise<T> {
  const inTurn = () => (pixels > largePixels ? large(() => all(decode)) : all(decode))
  return refuseWhenBusy(byOwner(owner, inTurn))
}
