import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DrivePage } from '#features/drive/DrivePage.tsx'
import { driveOf } from '#features/drive/view/drive-address.ts'
import { readDriveSearch } from '#features/drive/view/drive-search.ts'

export const Route = createFileRoute('/_brand/_menu/brand/drive/')({
  staticData: {
    screen: {
      title: msg`드라이브`,
      menu: { group: 'work', icon: 'drive', order: 1 },
      isInPalette: true,
    },
  },
  validateSearch: readDriveSearch,
  component: Drive,
})

function Drive() {
  return <DrivePage drive={driveOf(Route.useSearch())} />
}
