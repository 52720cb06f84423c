import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { useIsReadOnlyDesign } from '#kits/design/document/useIsReadOnlyDesign.ts'
import { loadWorkbook } from '#kits/words/content.ts'
import { documentId, documentName } from '#model/document-kinds/names.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const DesignScreen = lazyComponent(() => import('#features/designs/DesignScreen.tsx'), {
  when: afterFirstContentPaint,
})

const DesignLoading = lazyComponent(() => import('#features/designs/DesignLoading.tsx'), {
  when: afterFirstContentPaint,
})

export const Route = createFileRoute('/_brand/_menu/brand/brand-template/$id')({
  staticData: { screen: { title: msg`브랜드 템플릿` } },
  // An empty slot is named as the workbook names its field.
  loader: ({ params: { id } }) => {
    if (!documentId.test(id)) throw notFound()
    return loadWorkbook('info', 'visual', 'strategy')
  },
  component: BrandTemplate,
})

function BrandTemplate() {
  const document = documentName('design', Route.useParams().id)
  const isReadOnly = useIsReadOnlyDesign(document)
  return (
    <OtherDocument document={document} isReadOnly={isReadOnly} fallback={<DesignLoading />}>
      <DesignScreen key={document} createdType="BRAND" />
    </OtherDocument>
  )
}
