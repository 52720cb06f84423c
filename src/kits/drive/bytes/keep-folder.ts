import { isOnline } from '#engine/browser/network.ts'
import { currentSession } from '#engine/identity/session.ts'
import { driveStore } from '../rows/drive-store.ts'
import type { DriveScope } from '../rows/read-drive.ts'
import { isServed } from './make-room.ts'
import { filesInside, readPinned } from './pinned-files.ts'
import { keepDriveFile } from './read-drive-file.ts'

/** Keeps the files of a folder on this device, those of its folders included, or no longer: then their room is free again. */
export async function keepFolder(brand: number, key: string, isOn: boolean): Promise<void> {
  const session = currentSession()
  if (!session) return
  const { idAccount } = session
  const { keptFolders } = driveStore(idAccount)
  if (isOn) await keptFolders.put({ key, brand })
  else await keptFolders.delete(key)
  for (const drive of ['BRAND', 'USER'] as const) {
    const scope = { idAccount, brand, drive }
    if (isOn) await fetchKept(scope)
    else await free(scope, key)
  }
}

const underway = new Map<string, Promise<void>>()

/** Downloads what of the kept folders is missing on this device, as far as there is room. Called after each refresh. */
export function fetchKept(scope: DriveScope): Promise<void> {
  const id = Object.values(scope).join(' ')
  const before = underway.get(id) ?? Promise.resolve()
  const work = before
    .catch(() => {})
    .then(() => fetchMissing(scope))
    .finally(() => {
      if (underway.get(id) === work) underway.delete(id)
    })
  underway.set(id, work)
  return work
}

async function fetchMissing(scope: DriveScope): Promise<void> {
  const { idAccount, brand } = scope
  const pins = await driveStore(idAccount).keptFolders.where('brand').equals(brand).primaryKeys()
  if (pins.length === 0) return
  for (const file of await filesInside(scope, pins)) {
    if (!isOnline() || currentSession()?.idAccount !== idAccount) return
    // A smaller one may still fit.
    await keepDriveFile(idAccount, file)
  }
}

/** Deletes the bytes of a folder that the server has too, unless another kept folder has them. */
async function free(scope: DriveScope, key: string): Promise<void> {
  const { idAccount } = scope
  const pinned = await readPinned(idAccount)
  const inside = await filesInside(scope, [key])
  const ids = inside.flatMap(({ idFile }) => (idFile === null || pinned.has(idFile) ? [] : [idFile]))
  await driveStore(idAccount).files.where('idFile').anyOf(ids).filter(isServed).delete()
}
