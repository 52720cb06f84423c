import type { PlanKey } from '#model/access/plans.ts'
import type { PeriodType } from '#model/money/subscription.ts'
import { createWatched, type Watched } from '../watch/watched.ts'

/** What the plan modal opens with; the running plan and period where it is absent. */
export interface PlanChoice {
  readonly level?: number
  readonly periodType?: PeriodType
}

/** What is open about plans. */
export type PlanOverlay =
  | { readonly kind: 'plans'; readonly choice: PlanChoice }
  /** What a larger plan adds. */
  | { readonly kind: 'prompt' }
  /** Something that a smaller plan does not have. */
  | { readonly kind: 'subscribeOnly'; readonly plan: PlanKey }
  | { readonly kind: 'cancel' }

const overlay = createWatched<PlanOverlay | null>(null)

/** What the host shows; null: nothing. */
export const planOverlay: Watched<PlanOverlay | null> = overlay

/** Opens the choice of a plan, over any screen of a brand. */
export function openPlanModal(choice: PlanChoice = {}): void {
  overlay.set({ kind: 'plans', choice })
}

/** Tells what the next plan has more of, where somebody has reached a limit. */
export function openPlanPrompt(): void {
  overlay.set({ kind: 'prompt' })
}

export function openSubscribeOnly(plan: PlanKey): void {
  overlay.set({ kind: 'subscribeOnly', plan })
}

/** Asks whether the subscription is to be cancelled. */
export function openCancelDialog(): void {
  overlay.set({ kind: 'cancel' })
}

export function closePlanOverlay(): void {
  overlay.set(null)
}
