import { createBrandDirectory, createUserDirectory } from '#contract/directory.ts'
import { toRow } from '#engine/queue/to-row.ts'
import type { OutboxRow, Reference } from '#engine/store/outbox-row.ts'
import { cleanName } from '#model/files/clean-name.ts'
import { nameKey } from '#model/files/take-name.ts'
import { driveLane, findRows } from '../queue/queue-drive.ts'
import type { DriveFolderRow } from '../rows/drive-row.ts'
import { type DriveScope, readDrive } from '../rows/read-drive.ts'

/** Where a file goes: its folder on this device, and how a command names it. */
export interface FolderTarget {
  /** null: the top. */
  readonly key: string | null
  /** Its key until the server has given an id. */
  readonly idDirectory: number | string
  readonly refers: readonly Reference[]
}

export interface Places {
  find(path: readonly string[]): FolderTarget
  /** The commands that make folders which were found since, in order. */
  takeMade(): readonly OutboxRow[]
  /** Folders whose commands could not be stored are made again. */
  forget(): void
}

/**
 * Finds the folders of paths below a folder, or makes them. Names that differ only by case or composition are the same, as for
 * the server. What is at the top where the folder is gone is so at the server as well.
 */
export async function openPlaces(scope: DriveScope, top: string | null): Promise<Places> {
  const [[row], { folders }] = await Promise.all([
    findRows('driveFolders', top === null ? [] : [top]),
    readDrive(scope),
  ])
  const stored = folders.filter(({ trashedAt }) => trashedAt === null)
  const known = new Map<string, FolderTarget>()
  let made: OutboxRow[] = []
  const readKnown = () => {
    known.clear()
    for (const folder of stored) known.set(idOf(folder.parent, folder.name), placeOf(folder))
  }
  readKnown()
  const make = (parent: FolderTarget, name: string): FolderTarget => {
    const folder = folderRow(scope, parent.key, name)
    made.push(commandOf(scope, parent, folder))
    return placeOf(folder)
  }
  return {
    find: (path) => {
      let at = row ? placeOf(row) : topPlace
      for (const given of path) {
        const name = cleanName(given, '')
        if (name === '') continue
        const id = idOf(at.key, name)
        const next = known.get(id) ?? make(at, name)
        known.set(id, next)
        at = next
      }
      return at
    },
    takeMade: () => {
      const taken = made
      made = []
      return taken
    },
    forget: readKnown,
  }
}

const topPlace: FolderTarget = { key: null, idDirectory: 0, refers: [] }

function placeOf({ key, idDirectory }: Pick<DriveFolderRow, 'key' | 'idDirectory'>): FolderTarget {
  return idDirectory === null
    ? { key, idDirectory: key, refers: [{ table: 'driveFolders', key }] }
    : { key, idDirectory, refers: [] }
}

function folderRow({ brand, drive }: DriveScope, parent: string | null, name: string): DriveFolderRow {
  const key = crypto.randomUUID()
  return { key, brand, drive, parent, idDirectory: null, name, createdAt: Date.now(), trashedAt: null }
}

function commandOf({ brand, drive }: DriveScope, parent: FolderTarget, folder: DriveFolderRow): OutboxRow {
  const call = drive === 'BRAND' ? createBrandDirectory : createUserDirectory
  const body = { name: folder.name, idParentDirectory: parent.idDirectory }
  return toRow(call, { body }, brand, {
    lane: driveLane(brand),
    changes: [{ table: 'driveFolders', key: folder.key, values: folder, isNew: true }],
    state: 'waiting',
    ...(parent.refers.length > 0 ? { refers: parent.refers } : {}),
  })
}

function idOf(parent: string | null, name: string): string {
  return JSON.stringify([parent, nameKey(name)])
}
