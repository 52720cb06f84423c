import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { designsRead } from '../reads/designs-read.ts'

/** Whether the account may only read a design, as far as this device knows the list of designs: the server is not asked. */
export function useIsReadOnlyDesign(document: DocumentName): boolean {
  const { brand } = useDocument()
  const { data } = useCachedRead(designsRead, { brand, isAsked: false })
  return data?.find((one) => one.document === document)?.access === 'read'
}
