import type { ReactNode } from 'react'

/** A row of a library: a folder, with how much is in it, or one of its things. */
export interface LibraryItem {
  readonly type: 'folder' | 'file' | 'design'
  readonly id: string
  readonly name: string
  /** Of a folder: what is directly in it; null: not known. */
  readonly count?: number | null
  /** Of a folder: every member may add to it. */
  readonly takesUploads?: boolean
}

/** What is seen of an item gets these. */
export interface FaceProps<Item extends LibraryItem> {
  item: Item
  look: 'grid' | 'list'
  /** Folders that it is in. */
  way: string | undefined
  isChosen: boolean
  isRenaming: boolean
  onRename: (name: string | null) => void
  /** Its buttons. */
  tools: ReactNode
}
