import { createDialogs } from '#engine/watch/dialogs.ts'
import type { PlanKey } from '#model/access/plans.ts'
import type { PeriodType } from '#model/money/subscription.ts'

/** A premium template or bundle of the market that a plan is chosen for. It is stored over a reload: plain values only. */
export interface Wanted {
  readonly kind: 'template' | 'bundle'
  /** Its number in the market. */
  readonly id: number
  /** After the payment: a design is made of it, or the bundle is added; `stay`: neither, it can be taken on the open screen. */
  readonly after: 'make' | 'stay'
  /** Of the design: by default a work of the members. */
  readonly createdType?: 'USER' | 'BRAND'
  /** Key of the folder of designs; absent or null: the top. */
  readonly folder?: string | null
}

/** What the plan modal opens with; the running plan and period where it is absent. */
export interface PlanChoice {
  readonly level?: number
  readonly periodType?: PeriodType
  readonly wanted?: Wanted
}

/** About plans, over any screen of a brand. */
export const planDialogs = createDialogs<{
  plans: PlanChoice
  /** What a larger plan adds. */
  prompt: undefined
  /** Something that smaller plans than this one do not have. */
  subscribeOnly: PlanKey
  /** A premium template or bundle, in the dress of the brand, with the plan that it takes. */
  premium: Wanted
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

/** Shows what is premium, and what it takes to have it. */
export function openPremium(wanted: Wanted): void {
  void planDialogs.open('premium', wanted)
}

/** Asks whether the subscription is to be cancelled. */
export function openCancelDialog(): void {
  void planDialogs.open('cancel')
}
