import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DrivePage } from '#features/drive/DrivePage.tsx'
import { driveOf } from '#features/drive/view/drive-address.ts'
import { readDriveSearch } from '#features/drive/view/drive-search.ts'

export const Route = createFileRoute('/_brand/_menu/brand/drive/$id')({
  staticData: { screen: { title: msg`드라이브` } },
  validateSearch: readDriveSearch,
  component: DriveFolder,
})

function DriveFolder() {
  return <DrivePage drive={driveOf(Route.useSearch())} folder={Route.useParams().id} />
}
