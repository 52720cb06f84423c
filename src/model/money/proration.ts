import { daysBetween } from '../time/periods.ts'

interface RunningPeriod {
  readonly start: string
  /** The first day behind it. */
  readonly end: string
  /** Full price of the running plan for the whole period, in won. */
  readonly price: number
}

/** What a change costs today, in won: `amount` is the sum of both lines. */
export interface Difference {
  readonly days: number
  /** Today counts. */
  readonly remainingDays: number
  /** The new price, for what it is paid for. */
  readonly added: number
  /** The unused part of the old price; 0 or less. */
  readonly unused: number
  readonly amount: number
}

/** A higher plan for the rest of the running period, whose end stays. `price`: of the new plan for the same period. */
export function computeUpgrade(running: RunningPeriod, price: number, today: string): Difference {
  const [days, remainingDays] = [daysBetween(running.start, running.end), daysBetween(today, running.end)]
  return difference(running, { days, remainingDays, added: computeShare(price, remainingDays, days) })
}

/** A new period that begins today, at its full price without what is unused of the running one. */
export function computeNewPeriod(running: RunningPeriod, price: number, today: string): Difference {
  const [days, remainingDays] = [daysBetween(running.start, running.end), daysBetween(today, running.end)]
  return difference(running, { days, remainingDays, added: price })
}

/** The value-added tax in a price that includes it, and the rest. */
export function splitVat(total: number): { readonly supply: number; readonly vat: number } {
  const vat = Math.round(total / 11)
  return { supply: total - vat, vat }
}

/** Credits for the rest of a grant month that a higher plan gives more, rounded down. */
export function computeUpgradeCredits(
  more: number,
  month: Pick<RunningPeriod, 'start' | 'end'>,
  today: string,
): number {
  return Math.floor((more * daysBetween(today, month.end)) / daysBetween(month.start, month.end))
}

/** Takes off what is unused of the running price, at most all: of a plan that costs less by now, nothing is given back. */
function difference(
  { price }: RunningPeriod,
  { days, remainingDays, added }: Pick<Difference, 'days' | 'remainingDays' | 'added'>,
): Difference {
  // Minus zero is no amount.
  const unused = 0 - Math.min(added, computeShare(price, remainingDays, days))
  return { days, remainingDays, added, unused, amount: added + unused }
}

/** A part of a price, half up to the won. Whole numbers are divided once, so that no fraction is rounded twice. */
export function computeShare(price: number, part: number, whole: number): number {
  return Math.floor((2 * price * part + whole) / (2 * whole))
}
