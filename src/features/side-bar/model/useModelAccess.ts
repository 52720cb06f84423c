import { useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { type TextModelAccess, type TextModelOn, useTextModelAccess } from '#kits/team/useTextModelAccess.ts'
import { useUsedUp } from './used-up.ts'

/** Whether the language model can be asked, or why not; `used-up`: the brand has had all texts of today. Null until that is known. */
export type ModelAccess = TextModelAccess | { readonly kind: 'off'; readonly why: 'used-up' }

export type ModelOn = TextModelOn

export function useModelAccess(): ModelAccess | null {
  const { brand } = useDocument()
  const idBrand = isLocal(brand) ? null : brand
  const access = useTextModelAccess(idBrand)
  const isUsedUp = useUsedUp(idBrand)
  return access?.kind === 'on' && isUsedUp ? { kind: 'off', why: 'used-up' } : access
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
