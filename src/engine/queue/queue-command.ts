import type { Call, InputOf } from '#contract/call.ts'
import type { BrandRef } from '../identity/brand-ref.ts'
import { currentBrand } from '../identity/session.ts'
import type { Command } from './command.ts'
import type { Enqueued } from './outbox.ts'

/** Queues a command about the open brand, or the given one. It shows at once and is sent when the server can be reached. */
export async function queueCommand<C extends Call>(
  command: Command<C>,
  input: InputOf<C>,
  brand: BrandRef | null = currentBrand(),
): Promise<Enqueued> {
  const { call, lane, changes } = command
  const idBrand = typeof brand === 'number' ? brand : null
  try {
    const { enqueue } = await import('./outbox.ts')
    return await enqueue(call, input, lane?.(input, idBrand), brand, changes?.(input, idBrand))
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
