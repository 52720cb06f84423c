import { printKinds } from './print.ts'

/*
 *  ASKED ──the desk answers──► OFFERED ──the team accepts──► ACCEPTED: the credits are taken, and the task can begin
 *                               │  ▲
 *                 two weeks ────▼  └── the desk answers again
 *                            EXPIRED
 *
 * Until it is accepted the task is REQUESTED and costs nothing. Who declines a quote cancels its task.
 */
export const quoteStates = ['ASKED', 'OFFERED', 'EXPIRED', 'ACCEPTED'] as const
export type QuoteState = (typeof quoteStates)[number]

/** What a price can be asked for: what is on the list in another size, amount or finish, or anything else. */
export const quoteKinds = [...printKinds, 'other'] as const
export type QuoteKind = (typeof quoteKinds)[number]

/** For so many days a quote can be accepted after the day on which it was made. */
export const quoteDays = 14

/** Credits, days until what is printed arrives, copies, pages of the file; the wish in UTF-16 units. */
export const quoteLimits = {
  credit: 10_000_000,
  days: 90,
  amount: 100_000,
  pages: 100,
  wish: 1000,
} as const

interface QuoteDates {
  /** null: the desk has not answered. */
  readonly expiresAt: Date | null
  readonly acceptedAt: Date | null
}

export function quoteStateOf({ expiresAt, acceptedAt }: QuoteDates, now: Date): QuoteState {
  if (acceptedAt) return 'ACCEPTED'
  if (!expiresAt) return 'ASKED'
  return now < expiresAt ? 'OFFERED' : 'EXPIRED'
}
