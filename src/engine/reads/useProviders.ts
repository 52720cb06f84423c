import type { AnswerOf } from '#contract/call.ts'
import { readProviders } from '#contract/reference.ts'
import { useFirstContent } from '../browser/first-content.ts'
import { cachedRead, targetOf } from './cached-read.ts'
import { useCachedRead } from './useCachedRead.ts'

export type Providers = AnswerOf<typeof readProviders>

const providersRead = cachedRead({ call: readProviders, scope: 'device', maxAge: 'pageLoad' })

/** Which outside services the server is connected to, as it last said; null where it never did. */
export function useProviders(): Providers | null {
  return useCachedRead(providersRead, { isAsked: useFirstContent() }).data
}

/** The same for code outside of React: requested first, where this page has no answer yet. */
export async function knownProviders(): Promise<Providers | null> {
  const target = targetOf(providersRead, null, null)
  const { readOnce } = await import('./refresh.ts')
  return target && readOnce(target)
}

/** Asks the server again, where what it offers has changed. Never rejects. */
export async function reloadProviders(): Promise<void> {
  const target = targetOf(providersRead, null, null)
  const { refresh } = await import('./refresh.ts')
  if (target) await refresh(target, { isForced: true })
}
