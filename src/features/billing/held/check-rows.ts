import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { checkHeld } from '#kits/commerce/held.ts'
import { heldCommands } from '../pay/hold.ts'

/** Reads the facts of held commands again, and answers those that can still be confirmed. Never rejects. */
export async function checkRows(rows: readonly OutboxRow[]): Promise<readonly OutboxRow[]> {
  const checks = await Promise.all(
    rows.map(async (row) => {
      const command = heldCommands[row.lane]
      const check = command && (await checkHeld(command, row.n ?? 0).catch(() => null))
      return check?.kind === 'void' || check?.kind === 'gone' ? [] : [row]
    }),
  )
  return checks.flat()
}
