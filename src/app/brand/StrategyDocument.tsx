import type { ReactNode } from 'react'
import { later } from '#device/browser/lazy-part.tsx'
import { OtherDocument } from '#device/documents/react/OtherDocument.tsx'

const DocumentLoading = later(() => import('../brand-state/DocumentLoading.tsx'))

/** The strategy beside the guide, which the frame has open. */
export function StrategyDocument({ children }: { children: ReactNode }) {
  return (
    <OtherDocument document="strategy" fallback={<DocumentLoading />}>
      {children}
    </OtherDocument>
  )
}
