import type { Command } from '#engine/queue/command.ts'
import { reloadBilling } from '../billing-reads.ts'

/**
 * Sends a held command that takes no money, which the person has confirmed. `over`: it is not held any more, and its row says why.
 * Never rejects.
 */
export async function confirmMove(
  idBrand: number,
  command: Command,
  n: number,
): Promise<'sent' | 'unanswered' | 'over'> {
  try {
    const { confirmHeld } = await import('#kits/commerce/held.ts')
    const { kind } = await confirmHeld(command, n)
    if (kind === 'unanswered' || kind === 'unread') return 'unanswered'
    // Also where something else was found: what the screen shows is then older.
    await reloadBilling(idBrand)
    return kind === 'sent' ? 'sent' : 'over'
  } catch (cause) {
    console.warn('a held command cannot be sent', cause)
    return 'unanswered'
  }
}
