import type { PlanKey } from './subscription.ts'

/** What plans cost at the sandbox a month, in US cents; at Lemon Squeezy its store says it. */
export const sandboxDollars: Readonly<Record<Exclude<PlanKey, 'FREE'>, number>> = {
  BASIC: 2_300,
  PLUS: 6_500,
}
