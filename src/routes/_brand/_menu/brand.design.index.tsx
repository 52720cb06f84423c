import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LibraryPage } from '#features/designs/library/LibraryPage.tsx'
import { readLibrarySearch } from '#features/designs/library/library-search.ts'

export const Route = createFileRoute('/_brand/_menu/brand/design/')({
  staticData: {
    screen: {
      title: msg`내 디자인`,
      menu: { group: 'work', icon: 'design', order: 0 },
      isInPalette: true,
    },
  },
  validateSearch: readLibrarySearch,
  component: Designs,
})

function Designs() {
  return <LibraryPage createdType="USER" search={Route.useSearch()} />
}
