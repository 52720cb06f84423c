import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { googleDocumentsRead, googleTemplatesRead } from './reads/document-reads.ts'

/** Whether the operator offers Google documents, or the open brand has links to some. The brand is asked only where it decides. */
export function useHasGoogleDocuments(brand: BrandRef): boolean {
  const { data: templates } = useCachedRead(googleTemplatesRead)
  const isAsked = templates?.length === 0
  const { data: documents } = useCachedRead(googleDocumentsRead, { brand, isAsked })
  return (templates?.length ?? 0) > 0 || (documents?.length ?? 0) > 0
}
