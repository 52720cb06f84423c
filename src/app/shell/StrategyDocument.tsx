import type { ReactNode } from 'react'
import { OtherDocument } from '#device/documents/OtherDocument.tsx'
import { later } from '#device/later.tsx'

const DocumentLoading = later(() => import('./DocumentLoading.tsx'))

/** The strategy beside the guide, which the frame has open. */
export function StrategyDocument({ children }: { children: ReactNode }) {
  return (
    <OtherDocument document="strategy" fallback={<DocumentLoading />}>
      {children}
    </OtherDocument>
  )
}
