import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DocumentBeside } from '#app/brand/DocumentBeside.tsx'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { TranslationsPage } from '#features/translations/TranslationsPage.tsx'
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
  loader: () => loadWorkbook('core', 'info', 'strategy'),
  component: Screen,
})

function Screen() {
  const navigate = Route.useNavigate()
  return (
    <OtherDocument document="strategy" isAside>
      <DocumentBeside document="translations">
        <TranslationsPage
          search={Route.useSearch()}
          onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
        />
      </DocumentBeside>
    </OtherDocument>
  )
}
