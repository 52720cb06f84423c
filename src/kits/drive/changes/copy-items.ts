import { copyItems as copyCall } from '#contract/drive.ts'
import { currentSession } from '#engine/identity/session.ts'
import type { Enqueued } from '#engine/queue/outbox.ts'
import { runInTurn } from '#kits/library/queue/in-parts.ts'
import { findRows, Named, queueDrive, waitForFilesIn } from '../queue/queue-drive.ts'
import type { Drive } from '../rows/drive-row.ts'

/** What is copied: keys of files, and of folders, which are copied with all that is in them. */
interface Copied {
  readonly files: readonly string[]
  readonly folders: readonly string[]
}

interface CopyPlace {
  readonly drive: Drive
  /** null: the top. */
  readonly folder: string | null
}

/**
 * Copies into a folder of a drive, the server its own bytes. Each is copied by a command of its own, as a command makes one row;
 * what is in a folder shows when the server has copied it.
 */
export async function copyItems({ files, folders }: Copied, place: CopyPlace): Promise<Enqueued> {
  const fileRows = await findRows('driveFiles', files)
  const folderRows = await findRows('driveFolders', folders)
  const copyFile = async (row: (typeof fileRows)[number]) => {
    const named = new Named()
    const target = await targetOf(place, named)
    if (target === null) return gone
    const key = crypto.randomUUID()
    const values = {
      ...row,
      ...freshRow(key, place.drive),
      idFile: null,
      url: null,
      folder: place.folder,
      locked: false,
      idAccount: currentSession()?.idAccount ?? null,
      // Tags are of one drive.
      tags: place.drive === row.drive ? row.tags : [],
      copyOf: row.copyOf ?? row.key,
    }
    const body = { ...target, idFiles: [named.idOf('driveFiles', row)] }
    const change = { table: 'driveFiles', key, values, isNew: true } as const
    return queueDrive(row.brand, copyCall, { body }, [change], named.refers)
  }
  const copyFolder = async (row: (typeof folderRows)[number]) => {
    const named = new Named()
    const target = await targetOf(place, named)
    if (target === null) return gone
    await waitForFilesIn([row], named)
    const key = crypto.randomUUID()
    const values = { ...row, ...freshRow(key, place.drive), idDirectory: null, parent: place.folder }
    const body = { ...target, idDirectories: [named.idOf('driveFolders', row)] }
    const change = { table: 'driveFolders', key, values, isNew: true } as const
    return queueDrive(row.brand, copyCall, { body }, [change], named.refers)
  }
  return runInTurn([
    ...folderRows.map((row) => () => copyFolder(row)),
    ...fileRows.map((row) => () => copyFile(row)),
  ])
}

/** The folder was deleted on another device: there is nothing to do. */
const gone: Enqueued = { ok: true }

async function targetOf({ drive, folder }: CopyPlace, named: Named) {
  const idDirectory = await named.placeOf(folder)
  return idDirectory === null ? null : { createdType: drive, idDirectory }
}

function freshRow(key: string, drive: Drive) {
  return { key, drive, createdAt: Date.now(), trashedAt: null }
}
