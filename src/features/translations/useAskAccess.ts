import { useOnline } from '#engine/browser/network.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { brandRead } from '#kits/team/brand.ts'

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
  const hasModel = providers?.ai.text === true
  const { data } = useCachedRead(brandRead, { brand: hasModel ? idBrand : null })
  if (idBrand === null) return { kind: 'off', why: 'local' }
  if (providers === null) return isOnline ? null : { kind: 'off', why: 'network' }
  if (!providers.translate) return { kind: 'off', why: 'server' }
  if (hasModel && data === null) return isOnline ? null : { kind: 'off', why: 'network' }
  if (hasModel && data?.aiText !== true) return { kind: 'off', why: 'brand' }
  if (!isOnline) return { kind: 'off', why: 'network' }
  return { kind: 'on', provider: hasModel ? (providers.ai.provider ?? '') : 'Papago' }
}
