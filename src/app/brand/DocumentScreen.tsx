import { type ReactNode, Suspense, useEffect } from 'react'
import { afterPaint } from '#engine/browser/after-paint.ts'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Coming } from './LateScreen.tsx'
import { Opening } from './Opening.tsx'

const DocumentLoading = lazyComponent(() => import('../brand-state/DocumentLoading.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: ({ opening }) => opening,
})
const loading = (opening: ReactNode) => <DocumentLoading opening={opening} />

interface Props {
  document: DocumentName
  isReadOnly?: boolean
  /** The code of the screen: loaded beside what opens the document. */
  screen: { preload(): Promise<unknown> }
  /** Says why the document is not on this device; shows what it is given while the document is being opened. */
  whileOpening?: (opening: ReactNode) => ReactNode
  children: ReactNode
}

/**
 * A screen of a document whose answers are not stored apart, so that nothing of it can be shown before it is open. Its title
 * is shown at once, then what opens the document and the screen's code are loaded, then everything else.
 */
export function DocumentScreen({ document, isReadOnly, screen, whileOpening = loading, children }: Props) {
  useEffect(() => afterPaint(() => void screen.preload().catch(() => undefined)), [screen])
  return (
    <OtherDocument document={document} isReadOnly={isReadOnly ?? false} fallback={whileOpening(<Opening />)}>
      <Suspense fallback={<Coming />}>{children}</Suspense>
    </OtherDocument>
  )
}
