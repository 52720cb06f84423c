import type { CallContext } from '#server/http/context.ts'
import { countPaying } from './queries.ts'

/** For so long a count is shown: everybody may ask for prices, and counting reads every subscription. */
const keptMs = 10 * 60_000

interface Count {
  readonly at: number
  readonly paying: ReturnType<typeof countPaying>
}

/** By the services of a server. */
const counts = new WeakMap<object, Count>()

/** How many brands pay for a plan, by its key, as of ten minutes ago at most. */
export function readPaying({ db, services }: Pick<CallContext, 'db' | 'services'>): Count['paying'] {
  const now = Date.now()
  const known = counts.get(services)
  if (known && Math.abs(now - known.at) < keptMs) return known.paying
  const paying = countPaying(db)
  counts.set(services, { at: now, paying })
  paying.catch(() => counts.delete(services))
  return paying
}
