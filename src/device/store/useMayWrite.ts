import { mayWrite } from '#model/access/roles.ts'
import type { DocumentName } from '#model/documents/names.ts'
import type { BrandRef } from '../brand-ref.ts'
import { useBrandRole } from './useBrandRole.ts'

/** Whether the role lets one write a document. What every member may write is written without asking. */
export function useMayWrite(brand: BrandRef, document: DocumentName): boolean {
  const isEverybodys = mayWrite('BRAND_ROLE_MEMBER', document)
  const role = useBrandRole(isEverybodys ? null : brand)
  return isEverybodys || (role !== null && mayWrite(role, document))
}
