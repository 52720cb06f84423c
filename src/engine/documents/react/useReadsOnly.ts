import { use } from 'react'
import { mainDocument } from '#model/document-kinds/names.ts'
import { DocumentContext } from './DocumentProvider.tsx'

/** Whether the account may write nothing of the brand around, whatever its documents say one by one; false outside of a brand. */
export function useReadsOnly(): boolean {
  return use(DocumentContext)?.byName[mainDocument]?.isReadOnly ?? false
}
