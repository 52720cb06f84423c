import type { RefObject } from 'react'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'

/** Answers whether it took the key, such as an arrow that moves an enlarged picture. */
export type TakeKey = (key: string) => boolean

/** What every viewer of a file gets. */
export interface ViewerProps {
  readonly file: DriveFile
  /** A viewer with keys of its own puts them here while it is shown. */
  readonly keys: RefObject<TakeKey | null>
}
