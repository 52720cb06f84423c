import { useSyncExternalStore } from 'react'
import type { Watched } from './watched.ts'

export function useWatched<Value>(watched: Watched<Value>): Value {
  return useSyncExternalStore(watched.subscribe, watched.get, watched.get)
}
