import type {
  DriveContents,
  DriveFile,
  DriveFolder,
  DriveKind,
  DriveTag,
} from '#kits/drive/rows/drive-file.ts'
import { byValue } from '#kits/library/order.ts'
import { createSearch } from '#kits/library/search.ts'
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
  const isFound = createSearch({ query, tag }, tags)
  return {
    folders:
      tag === null && kind === null ? whole.folders.filter(({ name }) => matchesSearch(name, query)) : [],
    files: whole.files.filter((file) => (kind === null || file.kind === kind) && isFound(file)),
  }
}

const kinds: readonly DriveKind[] = ['IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'OTHER']

const valuesOfFiles: Readonly<Record<SortBy, ((file: DriveFile) => number) | null>> = {
  name: null,
  createdAt: ({ createdAt }) => createdAt,
  size: ({ size }) => size,
  kind: ({ kind }) => kinds.indexOf(kind),
}

/** Folders first. They have neither size nor kind: by these they keep the order of their names. */
export function inOrder({ folders, files }: DriveContents, { by, isDown }: DriveOrder): DriveContents {
  const compareFolders =
    by === 'createdAt'
      ? byValue<DriveFolder>(({ createdAt }) => createdAt, isDown)
      : byValue<DriveFolder>(null, by === 'name' && isDown)
  const compareFiles = byValue<DriveFile>(valuesOfFiles[by], isDown)
  return { folders: folders.toSorted(compareFolders), files: files.toSorted(compareFiles) }
}
