import { useEffect } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { keepBrandFact } from '#engine/identity/brand-facts.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { readsOnly } from '#model/access/roles.ts'

/** Tells whether the account may only read the open brand, at once where its role changes, and keeps that for the next start. */
export function FollowReader({ onRead }: { onRead: (isReader: boolean) => void }) {
  const { brand } = useDocument()
  const role = useBrandRole(brand)
  useEffect(() => {
    if (role === null) return
    keepBrandFact(brand, 'reader', readsOnly(role) ? 'yes' : null)
    onRead(readsOnly(role))
  }, [brand, role, onRead])
  return null
}
