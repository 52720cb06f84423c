import { useDocument } from '#engine/documents/react/useDocument.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { useDesigns } from './useDesigns.ts'

/** Whether the account may only read a design, as far as this device knows the list of designs. */
export function useIsReadOnlyDesign(document: DocumentName): boolean {
  const { brand } = useDocument()
  const { designs } = useDesigns(brand)
  return designs?.find((one) => one.document === document)?.row?.access === 'read'
}
