import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DrivePage } from '#features/drive/DrivePage.tsx'
import { driveOf } from '#features/drive/view/drive-address.ts'
import { readDriveSearch } from '#features/drive/view/drive-search.ts'

export const Route = createFileRoute('/_brand/_menu/brand/trash/drive')({
  staticData: {
    screen: { title: msg`드라이브 휴지통`, isInPalette: true },
  },
  validateSearch: readDriveSearch,
  component: DriveTrash,
})

function DriveTrash() {
  return <DrivePage drive={driveOf(Route.useSearch())} isTrash />
}
