import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { DocumentScreen } from '#app/brand/DocumentScreen.tsx'
import { preloadLater } from '#app/brand/preload-later.ts'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import EditorScreen from '#features/editor/LateEditorScreen.ts'
import { useIsReadOnlyDesign } from '#kits/design/document/useIsReadOnlyDesign.ts'
import { loadWorkbook } from '#kits/words/content.ts'
import { documentId, documentName } from '#model/document-kinds/names.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const DesignLoading = lazyComponent(() => import('#features/designs/DesignLoading.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: ({ opening }) => opening,
})
const DownloadButton = lazyComponent(
  async () => {
    const { DownloadButton: Part } = await import('#features/designs/download/DownloadButton.tsx')
    return { default: Part }
  },
  { when: afterFirstContentPaint },
)
const HeaderState = lazyComponent(() => import('#app/brand/HeaderState.tsx'), {
  when: afterFirstContentPaint,
})

interface Search {
  /** Id of the design. */
  readonly idTemplate: string
  /** Absent: it is edited. `ai`: beginning with layouts of what is typed; `resize`: with the choice of another size. */
  readonly mode?: 'view' | 'ai' | 'resize'
  /** Key of the thread of comments that is shown. */
  readonly thread?: string
}

export const Route = createFileRoute('/_brand/editor')({
  staticData: { screen: { title: msg`편집기` } },
  validateSearch: ({ idTemplate, mode, thread }): Search => {
    if (typeof idTemplate !== 'string' || !documentId.test(idTemplate)) throw notFound()
    return {
      idTemplate,
      ...((mode === 'view' || mode === 'ai' || mode === 'resize') && { mode }),
      ...(typeof thread === 'string' && { thread }),
    }
  },
  // An empty slot is named as the workbook names its field.
  loader: async () => {
    await Promise.all([
      loadWorkbook('info', 'visual', 'strategy'),
      preloadLater(() => import('#features/editor/LateEditorScreen.ts')),
    ])
  },
  component: Editor,
})

function Editor() {
  const { idTemplate, mode, thread } = Route.useSearch()
  const document = documentName('design', idTemplate)
  const isReadOnly = useIsReadOnlyDesign(document) || mode === 'view'
  return (
    <DocumentScreen
      document={document}
      isReadOnly={isReadOnly}
      screen={EditorScreen}
      whileOpening={(opening) => (
        <main>
          <DesignLoading opening={opening} />
        </main>
      )}
    >
      <EditorScreen
        key={document}
        thread={thread ?? null}
        isForLayouts={mode === 'ai'}
        isForResize={mode === 'resize'}
        download={(what) => <DownloadButton {...what} reasonAt="hidden" />}
        state={<HeaderState />}
      />
    </DocumentScreen>
  )
}
