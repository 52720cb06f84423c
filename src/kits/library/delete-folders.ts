import { deleteBrandDirectories, deleteUserDirectories } from '#contract/directory.ts'
import { type Failure, rest } from '#engine/rest/rest.ts'
import { accountStore } from '#engine/store/account-store.ts'
import type { MirrorTableName } from '#model/mirrors/mirrors.ts'
import type { FolderRow } from './folder-actions.ts'
import { inParts } from './queue/in-parts.ts'

/** What the address of one call has room for. */
const idsInQuery = 100

interface DeletedFolders<Row extends FolderRow> {
  /** Whose device it is; null: nothing is stored. */
  readonly idAccount: number | null
  /** The one whose folders were shown: another one may be open before the last part of many is asked for. */
  readonly brand: number
  readonly table: MirrorTableName
  readonly createdTypeOf: (row: Row) => 'BRAND' | 'USER'
  readonly rows: readonly Row[]
}

/** Deletes folders for good, with all that is in them: not queued, because it cannot be undone. Ends at the first refusal. */
export async function deleteFoldersForGood<Row extends FolderRow>({
  idAccount,
  brand,
  table,
  createdTypeOf,
  rows,
}: DeletedFolders<Row>): Promise<{ readonly ok: true } | Failure> {
  for (const createdType of ['USER', 'BRAND'] as const) {
    const call = createdType === 'BRAND' ? deleteBrandDirectories : deleteUserDirectories
    const ofType = rows.filter((row) => createdTypeOf(row) === createdType && row.idDirectory !== null)
    for (const part of inParts(ofType, idsInQuery)) {
      const idDirectories = part.map(({ idDirectory }) => idDirectory).join(',')
      const result = await rest(call, { query: { idDirectories } }, { idBrand: brand })
      if (!result.ok) return result
      if (idAccount === null) continue
      await accountStore(idAccount)
        .table(table)
        .bulkDelete(part.map(({ key }) => key))
    }
  }
  return { ok: true }
}
