import { accumulateCredit } from '#contract/credit.ts'
import { subscribe } from '#contract/subscription.ts'
import type { Command } from '#device/queue/command.ts'
import type { Enqueued } from '#device/queue/outbox.ts'
import { buyCreditsCommand } from '../commands/buy-credits.ts'
import { buyPlanCommand } from '../commands/buy-plan.ts'
import type { Order } from './orders.ts'

/** Orders that can be asked for without a network, and are confirmed once there is one. */
export const heldCommands: Readonly<Record<string, Command>> = {
  [accumulateCredit.name]: buyCreditsCommand as unknown as Command,
  [subscribe.name]: buyPlanCommand as unknown as Command,
}

/** Keeps an order until the person confirms it. `facts` are those that they were shown, in the form of its command. */
export async function holdOrder({ name, input }: Order, facts: unknown, idBrand: number): Promise<Enqueued> {
  const command = heldCommands[name]
  if (!command) throw new Error(`${name} cannot be held`)
  const { holdCommand } = await import('#device/queue/held.ts')
  return holdCommand(command, input as never, facts, idBrand)
}
