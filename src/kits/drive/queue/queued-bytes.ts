import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { isDriveChange } from '../rows/drive-change.ts'

/** Bytes of the files that wait, of those of the commands. */
export function queuedBytes(rows: readonly OutboxRow[]): number {
  let bytes = 0
  for (const { state, changes = [] } of rows) {
    if (state !== 'waiting') continue
    for (const change of changes)
      if (isDriveChange(change) && change.isNew && change.table === 'driveFiles')
        bytes += change.values?.size ?? 0
  }
  return bytes
}
