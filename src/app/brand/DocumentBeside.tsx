import type { ReactNode } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** Says that a document is not on this device yet. */
export const DocumentLoading = lazyComponent(() => import('../brand-state/DocumentLoading.tsx'), {
  when: afterFirstContentPaint,
})

/**
 * Provides another document in addition to the main one, which the frame has opened. Until it is on this
 * device, a message says that it is loading.
 */
export function DocumentBeside({ document, children }: { document: DocumentName; children: ReactNode }) {
  return (
    <OtherDocument document={document} fallback={<DocumentLoading />}>
      {children}
    </OtherDocument>
  )
}
