import { useOnline } from '#engine/browser/network.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { useTextModelAccess } from '#kits/team/useTextModelAccess.ts'

/**
 * Whether translations can be suggested, and who gets the texts; or why not: the brand is on this device alone, its owner has not
 * allowed that the language model gets texts, there is no network, or the server has no service. Null until that is known.
 */
export type AskAccess =
  | { readonly kind: 'on'; readonly provider: string }
  | { readonly kind: 'off'; readonly why: 'local' | 'brand' | 'network' | 'server' }

export function useAskAccess(idBrand: number | null): AskAccess | null {
  const isOnline = useOnline()
  const providers = useProviders()
  const model = useTextModelAccess(idBrand)
  if (idBrand === null) return { kind: 'off', why: 'local' }
  if (providers === null) return isOnline ? null : { kind: 'off', why: 'network' }
  if (!providers.translate) return { kind: 'off', why: 'server' }
  if (providers.ai.text) return model
  return isOnline ? { kind: 'on', provider: 'Papago' } : { kind: 'off', why: 'network' }
}
