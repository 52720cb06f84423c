import type { ReactNode } from 'react'
import { later } from '#device/browser/lazy-part.tsx'
import { OtherDocument } from '#device/documents/react/OtherDocument.tsx'
import type { DocumentName } from '#model/documents/names.ts'

const DocumentLoading = later(() => import('../brand-state/DocumentLoading.tsx'))

/** Another document beside the main one, which the frame has open; until this device has it, a note that it loads. */
export function DocumentBeside({ document, children }: { document: DocumentName; children: ReactNode }) {
  return (
    <OtherDocument document={document} fallback={<DocumentLoading />}>
      {children}
    </OtherDocument>
  )
}
