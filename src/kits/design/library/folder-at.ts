import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { currentSession } from '#engine/identity/session.ts'
import type { DesignFolder } from './design-folder.ts'

/** The folder that an address names: by its number at the server, or by the key that this device gave it. */
export function findFolder(
  folders: readonly DesignFolder[],
  address: string | undefined,
): DesignFolder | undefined {
  return folders.find(({ key, idDirectory }) => key === address || String(idDirectory) === address)
}

/** Key of the folder that an address names, where this device knows it and it is not in the trash; otherwise null, the top. */
export async function readFolderAt(brand: BrandRef, address: string | undefined): Promise<string | null> {
  const idAccount = currentSession()?.idAccount
  if (address === undefined || isLocal(brand) || idAccount === undefined) return null
  const [{ readFolders }, { foldersInside }, { isTrashed }] = await Promise.all([
    import('./read-folders.ts'),
    import('#kits/library/folders.ts'),
    import('#kits/library/trash.ts'),
  ])
  const folders = await readFolders(idAccount, brand)
  const thrown = folders.filter(isTrashed).map(({ key }) => key)
  const found = findFolder(folders, address)?.key ?? null
  return found !== null && foldersInside(folders, thrown).has(found) ? null : found
}
