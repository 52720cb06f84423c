import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DocumentScreen } from '#app/brand/DocumentScreen.tsx'
import { preloadLater } from '#app/brand/preload-later.ts'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import TranslationsPage from '#features/translations/LateTranslationsPage.ts'
import { readTranslationSearch } from '#features/translations/translation-search.ts'
import { loadWorkbook } from '#kits/words/content.ts'

export const Route = createFileRoute('/_brand/_menu/brand/guide/translation')({
  staticData: {
    screen: {
      title: msg`번역`,
      menu: { group: 'brand', icon: 'languages', order: 6 },
      isInPalette: true,
    },
  },
  validateSearch: readTranslationSearch,
  loader: async () => {
    await Promise.all([
      loadWorkbook('core', 'info', 'strategy'),
      preloadLater(() => import('#features/translations/LateTranslationsPage.ts')),
    ])
  },
  component: Screen,
})

function Screen() {
  const navigate = Route.useNavigate()
  return (
    <OtherDocument document="strategy" isAside>
      <DocumentScreen document="translations" screen={TranslationsPage}>
        <TranslationsPage
          search={Route.useSearch()}
          onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
        />
      </DocumentScreen>
    </OtherDocument>
  )
}
