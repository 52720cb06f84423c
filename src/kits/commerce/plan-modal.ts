import { createDialogs } from '#engine/watch/dialogs.ts'
import type { PlanKey } from '#model/access/plans.ts'
import type { PeriodType } from '#model/money/subscription.ts'

/** What the plan modal opens with; the running plan and period where it is absent. */
export interface PlanChoice {
  readonly level?: number
  readonly periodType?: PeriodType
}

/** About plans, over any screen of a brand. */
export const planDialogs = createDialogs<{
  plans: PlanChoice
  /** What a larger plan adds. */
  prompt: undefined
  /** Something that smaller plans than this one do not have. */
  subscribeOnly: PlanKey
  cancel: undefined
}>()

/** Opens the choice of a plan, over any screen of a brand. */
export function openPlanModal(choice: PlanChoice = {}): void {
  void planDialogs.open('plans', choice)
}

/** Tells what the next plan has more of, where the brand has reached a limit. */
export function openPlanPrompt(): void {
  void planDialogs.open('prompt')
}

/** Tells from which plan on something is there. */
export function openSubscribeOnly(plan: PlanKey): void {
  void planDialogs.open('subscribeOnly', plan)
}

/** Asks whether the subscription is to be cancelled. */
export function openCancelDialog(): void {
  void planDialogs.open('cancel')
}
