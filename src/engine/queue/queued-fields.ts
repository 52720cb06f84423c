import { accountStore } from '../store/account-store.ts'

/** What the last queued command makes of a field of the brand's documents; undefined where none does. */
export async function readQueuedField(idAccount: number, brand: number, field: string): Promise<unknown> {
  const rows = await accountStore(idAccount).outbox.where('state').equals('waiting').toArray()
  return rows
    .filter((row) => row.brand === brand)
    .flatMap(({ changes }) => changes ?? [])
    .flatMap((change) => ('field' in change && change.field === field ? [change.value] : []))
    .at(-1)
}
