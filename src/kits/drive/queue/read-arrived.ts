import { driveStore } from '../rows/drive-store.ts'

/** Which files, by their keys, the server has. */
export async function readArrived(idAccount: number, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await driveStore(idAccount).driveFiles.bulkGet([...keys])
  return new Set(rows.flatMap((row) => (row && row.idFile !== null ? [row.key] : [])))
}
