import type { DocumentName } from '#model/document-kinds/names.ts'
import type { SizeUnit } from '#model/forms/forms.ts'
import type { DesignFolder, DesignType } from '../library/design-folder.ts'
import type { ShownDesignRow } from '../reads/design-changes.ts'
import type { LocalDesign } from './local-designs.ts'

/** A design of a list, wherever it is. */
export interface ListedDesign {
  readonly document: DocumentName
  readonly title: string
  readonly createdType: DesignType
  /** Key of its folder; null: the top. */
  readonly folder: string | null
  /** Key of its form or `custom`, and its size; null: not known yet. */
  readonly form: string | null
  readonly width: number | null
  readonly height: number | null
  readonly unit: SizeUnit | null
  readonly tags: readonly string[]
  /** Epoch ms. */
  readonly createdAt: number
  readonly changedAt: number
  /** Epoch ms; null: it is not in the trash. */
  readonly trashedAt: number | null
  readonly mayWrite: boolean
  /** Throws it away, restores it and deletes it for good. */
  readonly mayManage: boolean
  /** Its number at the server; null: the server has not made it yet. */
  readonly idTemplate: number | null
  /** As the server has it; null: it is on this device alone until the server can be reached. */
  readonly row: ShownDesignRow | null
  /** The server has refused to make it: it stays on this device alone. */
  readonly isRefused: boolean
  /** As the lists of this device have it, also of a design that waits; null: of a brand on this device alone. */
  readonly listed: ShownDesignRow | null
}

/**
 * Of rows of the list of the server, and of commands of the outbox. `waiting`: those that the server has not made yet; `refused`:
 * those of them that it has refused to make.
 */
export function fromRows(
  rows: readonly ShownDesignRow[],
  waiting: ReadonlySet<string>,
  folders: readonly DesignFolder[],
  refused: ReadonlySet<string> = new Set(),
): readonly ListedDesign[] {
  const keys = new Map(folders.map(({ idDirectory, key }) => [idDirectory, key]))
  const known = new Set(folders.map(({ key }) => key))
  // What waits for a folder that was discarded goes to the top.
  const knownIn = (folder: string | null) => (folder !== null && known.has(folder) ? folder : null)
  return rows.map((row) => ({
    document: row.document,
    title: row.title,
    createdType: row.createdType,
    folder: row.folder === undefined ? (keys.get(row.idDirectory) ?? null) : knownIn(row.folder),
    form: row.form,
    width: row.width,
    height: row.height,
    unit: row.sizeUnit,
    tags: row.tags,
    createdAt: Date.parse(row.createdAt),
    changedAt: Date.parse(row.changedAt ?? row.createdAt),
    trashedAt: row.trashedAt === null ? null : Date.parse(row.trashedAt),
    mayWrite: row.access === 'write',
    mayManage: row.manages,
    idTemplate: row.idTemplate > 0 ? row.idTemplate : null,
    row: waiting.has(row.document) ? null : row,
    isRefused: refused.has(row.document),
    listed: row,
  }))
}

export function fromDevice(designs: readonly LocalDesign[]): readonly ListedDesign[] {
  return designs.map((one) => ({
    ...one,
    createdType: 'USER',
    folder: null,
    changedAt: one.createdAt,
    trashedAt: null,
    mayWrite: true,
    mayManage: true,
    idTemplate: null,
    row: null,
    isRefused: false,
    listed: null,
  }))
}
