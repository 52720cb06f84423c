import { keep, readKept } from '#engine/browser/local-storage.ts'
import { useSession } from '#engine/identity/session.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'

const changed = createWatched(0)
const keyOf = (idAccount: number) => `saegim-ai-told:${idAccount}`

/**
 * Whether this person has read on this device what is sent to a provider, and the function that notes it. Another provider is told
 * of anew.
 */
export function useToldProvider(provider: string): readonly [isTold: boolean, tell: () => void] {
  const idAccount = useSession().session?.idAccount ?? 0
  const key = keyOf(idAccount)
  const told = useWatched({ get: () => readKept(key), subscribe: changed.subscribe })
  return [
    told === provider,
    () => {
      keep(key, provider)
      changed.set(changed.get() + 1)
    },
  ]
}
