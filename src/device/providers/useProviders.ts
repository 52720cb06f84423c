import { useEffect } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import type { readProviders } from '#contract/reference.ts'
import { afterFirstContent } from '../browser/first-content.ts'
import { isOnline, useOnline } from '../browser/network.ts'
import { useLive } from '../store/useLive.ts'

export type Providers = AnswerOf<typeof readProviders>

const fact = 'providers'
let asked: Promise<boolean> | null = null

/** Which outside services the server is connected to, as it last said; null where it never did. */
export function useProviders(): Providers | null {
  const hasNetwork = useOnline()
  useEffect(() => (hasNetwork ? afterFirstContent(() => void askOnce()) : undefined), [hasNetwork])
  const kept = useLive(fact, async () => {
    const { deviceStore } = await import('../store/device-store.ts')
    return () => deviceStore.facts.get(fact)
  })
  return (kept?.value as Providers | undefined) ?? null
}

/** The same for whoever is about to call: asked for first, where this page has not yet. */
export async function knownProviders(): Promise<Providers | null> {
  if (isOnline()) await askOnce()
  const { deviceStore } = await import('../store/device-store.ts')
  return ((await deviceStore.facts.get(fact))?.value as Providers | undefined) ?? null
}

/** Once a page load; again where that failed. */
async function askOnce(): Promise<void> {
  asked ??= ask()
  if (!(await asked)) asked = null
}

async function ask(): Promise<boolean> {
  try {
    const [{ rest }, { readProviders }, { deviceStore }] = await Promise.all([
      import('../rest/rest.ts'),
      import('#contract/reference.ts'),
      import('../store/device-store.ts'),
    ])
    const result = await rest(readProviders)
    if (result.ok) await deviceStore.facts.put({ key: fact, value: result.answer })
    return result.ok
  } catch (cause) {
    console.warn('what the server is connected to is not known', cause)
    return false
  }
}
