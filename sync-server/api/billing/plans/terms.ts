import type { Subscription } from '#model/money/subscription.ts'

type Facts = Pick<Subscription, 'phase' | 'source' | 'periodType' | 'periodEnd'>

export const isRunning = ({ phase }: Pick<Subscription, 'phase'>) =>
  phase === 'ACTIVE' || phase === 'PAST_DUE'

/** What answers tell of a subscription, wherever they do. */
export function toTerms(subscription: Facts) {
  const { phase, source, periodType, periodEnd } = subscription
  return {
    status: phase === 'EXPIRED' ? ('EXPIRED' as const) : ('SUBSCRIBE' as const),
    currency: isRunning(subscription) && source === 'LEMON' ? ('USD' as const) : ('KRW' as const),
    periodType: phase === 'FREE' ? null : periodType,
    periodEndDate: phase === 'FREE' || periodEnd === null ? null : inSeoul(periodEnd),
  }
}

/** The first instant of a day in Seoul. */
export const inSeoul = (day: string) => `${day}T00:00:00+09:00`
