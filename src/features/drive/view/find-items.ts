import type { DriveContents, DriveFile, DriveFolder, DriveKind, DriveTag } from '#device/drive/drive-file.ts'
import { cleanName } from '#model/files/clean-name.ts'
import { nameKey } from '#model/files/take-name.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'

export type SortBy = 'name' | 'createdAt' | 'size' | 'kind'

export interface DriveOrder {
  readonly by: SortBy
  readonly isDown: boolean
}

/** What of a drive is asked for. */
export interface DriveAsk {
  /** The open folder; null: the top. Of no effect while something is searched for. */
  readonly folder: string | null
  readonly query: string
  /** Key of a tag. */
  readonly tag: string | null
  readonly kind: DriveKind | null
}

export function isSearch({ query, tag, kind }: DriveAsk): boolean {
  return query.trim() !== '' || tag !== null || kind !== null
}

/**
 * What is in the open folder, or, for a search, in any folder: by name, also by initial consonants, and by names of tags.
 */
export function findInDrive(whole: DriveContents, tags: readonly DriveTag[], ask: DriveAsk): DriveContents {
  if (!isSearch(ask)) {
    return {
      folders: whole.folders.filter(({ parent }) => parent === ask.folder),
      files: whole.files.filter(({ folder }) => folder === ask.folder),
    }
  }
  const { tag, kind } = ask
  const query = ask.query.trim()
  const meant = new Set(
    query === '' ? [] : tags.filter(({ name }) => matchesSearch(name, query)).map(({ key }) => key),
  )
  const isFound = (file: DriveFile) =>
    (tag === null || file.tags.includes(tag)) &&
    (kind === null || file.kind === kind) &&
    (query === '' || matchesSearch(file.name, query) || file.tags.some((key) => meant.has(key)))
  return {
    folders:
      tag === null && kind === null ? whole.folders.filter(({ name }) => matchesSearch(name, query)) : [],
    files: whole.files.filter(isFound),
  }
}

const collator = new Intl.Collator('ko', { numeric: true })
const kinds: readonly DriveKind[] = ['IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'OTHER']

/** Folders first. They have neither size nor kind: by these they keep the order of their names. */
export function inOrder({ folders, files }: DriveContents, { by, isDown }: DriveOrder): DriveContents {
  const turn = isDown ? -1 : 1
  const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name)
  const compareFolders = (a: DriveFolder, b: DriveFolder) => {
    if (by === 'createdAt') return turn * (a.createdAt - b.createdAt) || byName(a, b)
    return by === 'name' ? turn * byName(a, b) : byName(a, b)
  }
  const compareFiles = (a: DriveFile, b: DriveFile) => {
    if (by === 'name') return turn * byName(a, b)
    if (by === 'kind') return turn * (kinds.indexOf(a.kind) - kinds.indexOf(b.kind)) || byName(a, b)
    return turn * (a[by] - b[by]) || byName(a, b)
  }
  return { folders: folders.toSorted(compareFolders), files: files.toSorted(compareFiles) }
}

/** The folders from the top to the given one. */
export function pathTo(folders: readonly DriveFolder[], key: string | null): DriveFolder[] {
  const byKey = new Map(folders.map((folder) => [folder.key, folder]))
  const path: DriveFolder[] = []
  for (let at = byKey.get(key ?? ''); at && !path.includes(at); at = byKey.get(at.parent ?? ''))
    path.unshift(at)
  return path
}

/** Whether a folder may come into another: not into itself, nor into one that is in it. */
export function canMoveInto(
  folders: readonly DriveFolder[],
  keys: Iterable<string>,
  target: string | null,
): boolean {
  const above = new Set(pathTo(folders, target).map(({ key }) => key))
  for (const key of keys) if (above.has(key)) return false
  return true
}

/** Whether a folder already has one of this name. The server compares in the same way. */
export function isNameTaken(
  folders: readonly DriveFolder[],
  parent: string | null,
  name: string,
  except?: string,
): boolean {
  const key = nameKey(cleanName(name, ''))
  return folders.some((one) => one.parent === parent && one.key !== except && nameKey(one.name) === key)
}
