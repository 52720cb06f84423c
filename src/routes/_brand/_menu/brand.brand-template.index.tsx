import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LibraryPage } from '#features/designs/library/LibraryPage.tsx'
import { readLibrarySearch } from '#features/designs/library/library-search.ts'

export const Route = createFileRoute('/_brand/_menu/brand/brand-template/')({
  staticData: {
    screen: {
      title: msg`브랜드 템플릿`,
      menu: { group: 'brand', icon: 'template', order: 0 },
      isInPalette: true,
    },
  },
  validateSearch: readLibrarySearch,
  component: BrandTemplates,
})

function BrandTemplates() {
  return <LibraryPage createdType="BRAND" search={Route.useSearch()} />
}
