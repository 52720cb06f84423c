import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DrivePage } from '#features/drive/DrivePage.tsx'
import { driveOf } from '#features/drive/view/drive-address.ts'
import { readDriveSearch } from '#features/drive/view/drive-search.ts'

export const Route = createFileRoute('/_brand/_menu/brand/drive/trash')({
  staticData: { screen: { title: msg`휴지통` } },
  validateSearch: readDriveSearch,
  component: DriveTrash,
})

function DriveTrash() {
  return <DrivePage drive={driveOf(Route.useSearch())} isTrash />
}
