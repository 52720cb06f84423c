import type { Table } from 'dexie'
import { accountStore } from '#engine/store/account-store.ts'
import { applyChanges, changesShown, statesOf } from '#kits/library/apply-changes.ts'
import type { DesignFolder, DesignFolderRow } from './design-folder.ts'

export function folderTable(idAccount: number): Table<DesignFolderRow, string> {
  return accountStore(idAccount).table('designFolders')
}

/** All folders of designs of a brand that this device knows, with the changes of queued commands, those in the trash too. */
export async function readFolders(idAccount: number, brand: number): Promise<readonly DesignFolder[]> {
  const { outbox } = accountStore(idAccount)
  const [stored, queued] = await Promise.all([
    folderTable(idAccount).where('brand').equals(brand).toArray(),
    outbox.where('brand').equals(brand).sortBy('n'),
  ])
  const states = statesOf(queued)
  const rows = applyChanges(
    new Map(stored.map((row) => [row.key, row])),
    changesShown(queued, 'designFolders'),
  )
  return rows.map((row) => ({ ...row, making: states.get(row.key) ?? null }))
}
