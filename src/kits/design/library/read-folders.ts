import type { Table } from 'dexie'
import { accountStore } from '#engine/store/account-store.ts'
import { isMirrorChange } from '#engine/store/mirror-changes.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { applyChanges, statesOf } from '#kits/library/apply-changes.ts'
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
  const rows = applyChanges(new Map(stored.map((row) => [row.key, row])), queued.flatMap(changesShown))
  return rows.map((row) => ({ ...row, making: states.get(row.key) ?? null }))
}

/** Of a refused command only what it would have made is shown: nothing that was added disappears. */
function changesShown({ state, changes = [] }: OutboxRow) {
  const ofFolders = changes.filter(isMirrorChange).filter(({ table }) => table === 'designFolders')
  if (state === 'waiting') return ofFolders
  return state === 'failed' ? ofFolders.filter(({ isNew }) => isNew) : []
}
