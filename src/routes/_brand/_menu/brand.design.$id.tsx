import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { DocumentScreen } from '#app/brand/DocumentScreen.tsx'
import { preloadLater } from '#app/brand/preload-later.ts'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import DesignScreen from '#features/designs/LateDesignScreen.ts'
import { useIsReadOnlyDesign } from '#kits/design/document/useIsReadOnlyDesign.ts'
import { loadWorkbook } from '#kits/words/content.ts'
import { documentId, documentName } from '#model/document-kinds/names.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const DesignLoading = lazyComponent(() => import('#features/designs/DesignLoading.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: ({ opening }) => opening,
})

export const Route = createFileRoute('/_brand/_menu/brand/design/$id')({
  staticData: { screen: { title: msg`내 디자인` } },
  // An empty slot is named as the workbook names its field.
  loader: async ({ params: { id } }) => {
    if (!documentId.test(id)) throw notFound()
    await Promise.all([
      loadWorkbook('info', 'visual', 'strategy'),
      preloadLater(() => import('#features/designs/LateDesignScreen.ts')),
    ])
  },
  component: Design,
})

function Design() {
  const document = documentName('design', Route.useParams().id)
  const isReadOnly = useIsReadOnlyDesign(document)
  return (
    <DocumentScreen
      document={document}
      isReadOnly={isReadOnly}
      screen={DesignScreen}
      whileOpening={(opening) => <DesignLoading opening={opening} />}
    >
      <DesignScreen key={document} />
    </DocumentScreen>
  )
}
