import { createWatched, type Watched } from '#engine/watch/watched.ts'
import { isSame } from '#model/fields/is-same.ts'

/** What is computed from other values when it is asked for, told when one of them changes: the same object while it is alike. */
export function watchedFrom<Value>(
  sources: readonly Pick<Watched<unknown>, 'subscribe'>[],
  read: () => Value,
): Watched<Value> {
  const last = createWatched(read(), isSame)
  return {
    get: () => {
      last.set(read())
      return last.get()
    },
    subscribe: (listener) => {
      const stops = sources.map((source) => source.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
