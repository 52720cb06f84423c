import { useLive } from '#engine/store/useLive.ts'
import type { DriveFolder } from '#kits/drive/rows/drive-file.ts'
import { isTrashed } from '#kits/library/trash.ts'

/** The drop folders of a brand's drive, as far as this device has read it; undefined while they are looked up. */
export function useDropFolders(idAccount: number, brand: number): readonly DriveFolder[] | undefined {
  return useLive(`${idAccount} ${brand}`, async () => {
    const { readDrive } = await import('#kits/drive/rows/read-drive.ts')
    return async () => {
      const { folders } = await readDrive({ idAccount, brand, drive: 'BRAND' })
      return folders.filter((folder) => folder.takesUploads === true && !isTrashed(folder))
    }
  })
}
