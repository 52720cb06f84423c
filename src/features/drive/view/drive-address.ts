import { linkOptions } from '@tanstack/react-router'
import type { Drive, DriveFile, DriveFolder } from '#kits/drive/rows/drive-file.ts'
import type { DriveSearch } from './drive-search.ts'

export function driveOf({ drive }: DriveSearch): Drive {
  return drive === 'mine' ? 'USER' : 'BRAND'
}

function searchOf(drive: Drive): DriveSearch {
  return drive === 'USER' ? { drive: 'mine' } : {}
}

/** Where a folder is shown; null: the top. Its id at the server is the same on every device. */
export function folderLink(drive: Drive, folder: Pick<DriveFolder, 'key' | 'idDirectory'> | null) {
  const search = searchOf(drive)
  const id = folder && String(folder.idDirectory ?? folder.key)
  return linkOptions(
    id === null ? { to: '/brand/drive', search } : { to: '/brand/drive/$id', params: { id }, search },
  )
}

export function trashLink(drive: Drive) {
  return linkOptions({ to: '/brand/trash/drive', search: searchOf(drive) })
}

/** Stands in an address where other folders have their id. */
export const guideFolder = 'guide'

/** Where the pictures of the guide are shown as a folder of the drive. */
export function guideLink() {
  return linkOptions({ to: '/brand/drive/$id', params: { id: guideFolder }, search: searchOf('BRAND') })
}

/** The same as text. */
export function folderAddress(drive: Drive, folder: Pick<DriveFolder, 'key' | 'idDirectory'>): string {
  return addressOf(drive, String(folder.idDirectory ?? folder.key))
}

/** Where a file is shown: its folder, with the preview open. */
export function fileAddress(drive: Drive, { key, folder }: Pick<DriveFile, 'key' | 'folder'>): string {
  return `${addressOf(drive, folder)}#${encodeURIComponent(key)}`
}

function addressOf(drive: Drive, folder: string | null): string {
  const path = folder === null ? '' : `/${encodeURIComponent(folder)}`
  return `/brand/drive${path}${drive === 'USER' ? '?drive=mine' : ''}`
}

/** The folder of an address: by the server's id, or by the key that this device gave it. */
export function folderAt(folders: readonly DriveFolder[], id: string): DriveFolder | undefined {
  return folders.find(({ key, idDirectory }) => String(idDirectory) === id || key === id)
}
