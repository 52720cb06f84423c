import type { QueueState } from '#kits/library/apply-changes.ts'
import type { FolderRow } from '#kits/library/folder-actions.ts'

/** Works of the members of a brand, or its templates, which designers and above change. */
export type DesignType = 'USER' | 'BRAND'

/** Whose folders of which brand. */
export interface DesignScope {
  readonly brand: number
  readonly createdType: DesignType
}

/** A folder of designs, or of templates of the brand, as the server last said. */
export interface DesignFolderRow extends FolderRow {
  readonly createdType: DesignType
}

export interface DesignFolder extends DesignFolderRow {
  readonly making: QueueState
}
