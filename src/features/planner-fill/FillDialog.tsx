import { Suspense } from 'react'
import { OtherDocuments } from '#engine/documents/react/OtherDocuments.tsx'
import { loadContent } from '#kits/words/content.ts'
import { documentsWithAnswers } from '#model/documents/documents.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const FillSheet = lazyComponent(async () => {
  const [part] = await Promise.all([import('./FillSheet.tsx'), loadContent('drafts-posts')])
  return part
})

interface Props {
  /** yyyy-MM. */
  month: string
  onClose: () => void
}

/** Fills a month of the planner with drafts: three questions, and beside them what they lay out. */
export default function FillDialog(props: Props) {
  return (
    <OtherDocuments documents={documentsWithAnswers}>
      <Suspense fallback={null}>
        <FillSheet {...props} />
      </Suspense>
    </OtherDocuments>
  )
}
