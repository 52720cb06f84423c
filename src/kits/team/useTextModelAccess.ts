import { useOnline } from '#engine/browser/network.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { brandRead } from './brand.ts'

/**
 * Whether a language model can be asked for texts of a brand, or why not: the server has none, the brand is on this device alone, its
 * owner has not allowed it, or there is no network.
 */
export type TextModelAccess =
  | TextModelOn
  | { readonly kind: 'off'; readonly why: 'server' | 'local' | 'brand' | 'network' }

export interface TextModelOn {
  readonly kind: 'on'
  readonly idBrand: number
  /** Who gets the texts. */
  readonly provider: string
}

/** `idBrand`: null for one of this device alone. Null until access is known. */
export function useTextModelAccess(idBrand: number | null): TextModelAccess | null {
  const isOnline = useOnline()
  const providers = useProviders()
  const isOffered = providers?.ai.text === true
  const { data } = useCachedRead(brandRead, { brand: isOffered ? idBrand : null })
  if (providers === null) return null
  if (!isOffered) return { kind: 'off', why: 'server' }
  if (idBrand === null) return { kind: 'off', why: 'local' }
  if (data === null) return isOnline ? null : { kind: 'off', why: 'network' }
  if (!data.aiText) return { kind: 'off', why: 'brand' }
  if (!isOnline) return { kind: 'off', why: 'network' }
  return { kind: 'on', idBrand, provider: providers.ai.provider ?? '' }
}
