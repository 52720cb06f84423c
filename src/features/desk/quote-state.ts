import type { QuoteState } from '#model/tasks/quote.ts'

/** A server of the version before knows no quotes. */
interface Quoted {
  readonly quoteState?: QuoteState | null
}

/** Whether its price is still asked for, so that it cannot begin. */
export function isUnpriced({ quoteState }: Quoted): boolean {
  return quoteState !== undefined && quoteState !== null && quoteState !== 'ACCEPTED'
}

/** Whether the next step is that of its team. */
export function isWaiting({ quoteState }: Quoted): boolean {
  return quoteState === 'OFFERED' || quoteState === 'EXPIRED'
}
