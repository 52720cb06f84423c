import { useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { brandRead } from '#kits/team/brand.ts'
import { useUsedUp } from './used-up.ts'

/**
 * Whether the language model can be asked, or why not: the server has none, the brand is on this device alone, its owner has not allowed
 * it for the brand, there is no network, or today's number is used up. Null until that is known.
 */
export type ModelAccess =
  | ModelOn
  | { readonly kind: 'off'; readonly why: 'server' | 'local' | 'brand' | 'network' | 'used-up' }

export interface ModelOn {
  readonly kind: 'on'
  readonly idBrand: number
  /** Who gets the texts. */
  readonly provider: string
}

export function useModelAccess(): ModelAccess | null {
  const { brand } = useDocument()
  const providers = useProviders()
  const isOnline = useOnline()
  const idBrand = isLocal(brand) ? null : brand
  const isOffered = providers?.ai.text === true
  const { data } = useCachedRead(brandRead, { brand: isOffered ? idBrand : null })
  const isUsedUp = useUsedUp(idBrand)
  if (providers === null) return null
  if (!isOffered) return { kind: 'off', why: 'server' }
  if (idBrand === null) return { kind: 'off', why: 'local' }
  if (data === null) return isOnline ? null : { kind: 'off', why: 'network' }
  if (!data.aiText) return { kind: 'off', why: 'brand' }
  if (!isOnline) return { kind: 'off', why: 'network' }
  if (isUsedUp) return { kind: 'off', why: 'used-up' }
  return { kind: 'on', idBrand, provider: providers.ai.provider ?? '' }
}

/** The model that could be asked last: what it has written stays on the screen where the network goes. */
export function useLastModel(access: ModelAccess | null): ModelOn | null {
  const [last, setLast] = useState(access?.kind === 'on' ? access : null)
  if (access?.kind !== 'on' || isSameModel(access, last)) return last
  setLast(access)
  return access
}

function isSameModel(one: ModelOn, other: ModelOn | null): boolean {
  return one.idBrand === other?.idBrand && one.provider === other.provider
}
