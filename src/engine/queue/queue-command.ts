import type { Call, InputOf } from '#contract/call.ts'
import type { BrandRef } from '../identity/brand-ref.ts'
import { currentBrand } from '../identity/session.ts'
import type { Change } from '../store/change.ts'
import type { Reference } from '../store/outbox-row.ts'
import type { Command } from './command.ts'
import type { Enqueued } from './outbox.ts'

interface About {
  /** What the input does not tell: in place of the changes of the command. */
  readonly changes?: readonly Change[]
  /** Rows of mirrors whose keys stand in the input: see `OutboxRow`. */
  readonly refers?: readonly Reference[]
}

/** Queues a command about the open brand, or the given one. It shows at once and is sent when the server can be reached. */
export async function queueCommand<C extends Call>(
  command: Command<C>,
  input: InputOf<C>,
  brand: BrandRef | null = currentBrand(),
  { changes, refers }: About = {},
): Promise<Enqueued> {
  const { call, lane } = command
  const idBrand = typeof brand === 'number' ? brand : null
  try {
    const { enqueue } = await import('./outbox.ts')
    const shown = changes ?? command.changes?.(input, idBrand)
    return await enqueue(call, input, lane?.(input, idBrand), brand, shown, refers)
  } catch (cause) {
    console.warn('what queues commands cannot be loaded', cause)
    return { ok: false, reason: 'no-space' }
  }
}

/** Deletes the refused commands of a call about a brand, before a new attempt replaces them. */
export async function discardRefused(name: string, brand: number): Promise<void> {
  try {
    const outbox = await import('./outbox.ts')
    await outbox.discardRefused(name, brand)
  } catch (cause) {
    console.warn('refused commands cannot be deleted', cause)
  }
}
