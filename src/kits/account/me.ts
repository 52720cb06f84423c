import { useEffect } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import { readMe } from '#contract/me.ts'
import { currentSession, rememberProfile } from '#engine/identity/session.ts'
import { cachedRead, targetOf } from '#engine/reads/cached-read.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'

export type Me = AnswerOf<typeof readMe>

export const meRead = cachedRead({ call: readMe, scope: 'account', maxAge: 0 })

/** Who is signed in, as the server last said; undefined until the device is read, and null where it never said. */
export function useMe(): Me | null | undefined {
  const { data, state } = useCachedRead(meRead)
  useEffect(() => {
    if (data) rememberProfile({ fullName: data.fullName, image: data.image })
  }, [data])
  return data ?? (state.kind === 'opening' ? undefined : null)
}

/** What a call that was not queued has answered. */
export async function changeMe(change: Partial<Me>): Promise<void> {
  const target = targetOf(meRead, currentSession()?.idAccount ?? null, null)
  if (!target) return
  const { changeStored } = await import('#engine/reads/refresh.ts')
  await changeStored(target, change)
}
