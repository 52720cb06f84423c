import type { ReactNode } from 'react'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { OtherDocument } from '#device/documents/react/OtherDocument.tsx'
import { withWords } from '#device/words/interface.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** Says that this device has nothing of a document yet. */
export const DocumentLoading = lazyComponent(
  () => withWords(import('../brand-state/DocumentLoading.tsx'), 'brand-menu', 'tools'),
  {
    when: afterFirstContentPaint,
  },
)

/** Another document beside the main one, which the frame has open; until this device has it, a note that it loads. */
export function DocumentBeside({ document, children }: { document: DocumentName; children: ReactNode }) {
  return (
    <OtherDocument document={document} fallback={<DocumentLoading />}>
      {children}
    </OtherDocument>
  )
}
