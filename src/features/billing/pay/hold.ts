import type { Call, InputOf } from '#contract/call.ts'
import type { Command } from '#engine/queue/command.ts'
import { buyCreditsCommand } from '../commands/buy-credits.ts'
import { buyPlanCommand } from '../commands/buy-plan.ts'
import { cancelPlanCommand, undoCancelCommand } from '../commands/cancel-plan.ts'
import { changePeriodCommand, payYearCommand } from '../commands/change-period.ts'
import { defaultCardCommand } from '../commands/default-card.ts'
import { goFreeCommand } from '../commands/go-free.ts'
import { payLogoCommand } from '../commands/pay-logo.ts'
import { payRenewalCommand } from '../commands/pay-renewal.ts'

const erased = (one: unknown) => one as Command

/** What can be asked for without a network, and is confirmed once there is one, by lane. */
export const heldCommands: Readonly<Record<string, Command>> = {
  'credit.accumulate': erased(buyCreditsCommand),
  'logo.pay': erased(payLogoCommand),
  'payMethod.setDefault': erased(defaultCardCommand),
  'subscription.cancel': erased(cancelPlanCommand),
  'subscription.changePeriod': erased(changePeriodCommand),
  'subscription.free': erased(goFreeCommand),
  'subscription.payYear': erased(payYearCommand),
  'subscription.renewal': erased(payRenewalCommand),
  'subscription.subscribe': erased(buyPlanCommand),
  'subscription.withdrawCancel': erased(undoCancelCommand),
}

/**
 * Keeps a command until the person confirms it, and says whether that went well. `facts` are those that they were shown, in the form
 * of the command. Never rejects.
 */
export async function hold<C extends Call, F extends Call>(
  command: Command<C, F>,
  input: InputOf<C>,
  facts: unknown,
  idBrand: number,
): Promise<boolean> {
  try {
    const { holdCommand } = await import('#kits/commerce/held.ts')
    return (await holdCommand(command, input, facts, idBrand)).ok
  } catch (cause) {
    console.warn('a command cannot be kept on this device', cause)
    return false
  }
}
