import { useSyncExternalStore } from 'react'
import type { Watched } from './watched.ts'

/** The value, rendered again after each change. Apart from `watched.ts`, which runs where there is no React. */
export function useWatched<Value>(watched: Watched<Value>): Value {
  return useSyncExternalStore(watched.subscribe, watched.get, watched.get)
}
