import { isDeepStrictEqual } from 'node:util'
import { refuseField } from '#server/http/refusal.ts'

/** What was settled before the newest choices had come waits so long for them. */
const patienceMs = 10 * 60_000

/** Colours or fonts, with what of them was settled and when. */
export interface Choices {
  readonly chosen: Readonly<Record<string, unknown>>
  readonly settled: Readonly<Record<string, unknown>> | null
  readonly settledAt: Date | null
}

interface Change {
  /** By name; null takes a choice back, what is absent stays. */
  readonly choices: Readonly<Record<string, unknown>>
  readonly finalised?: boolean | null | undefined
  /** What the person saw who settles. */
  readonly seen?: Readonly<Record<string, unknown>> | undefined
  readonly maySettle: boolean
  readonly now: Date
}

/**
 * Choices are settled while they are exactly those that somebody settled. A person settles what a device shows,
 * and the newest of that may still be on its way here: so what was seen is kept, and stands once it is here.
 */
export function changeChoices(before: Choices, names: readonly string[], change: Change): Choices {
  const { choices, finalised, seen, maySettle, now } = change
  const chosen = withoutNothing({ ...before.chosen, ...withoutAbsent(choices) })
  if (finalised === true) {
    if (!maySettle) throw refuseField('finalised', 'FORBIDDEN_ROLE')
    const settled = seen ?? chosen
    if (names.some((name) => settled[name] === undefined)) throw refuseField('finalised', 'CONFLICT')
    return { chosen, settled, settledAt: now }
  }
  if (finalised === false || finalised === null) return { chosen, settled: null, settledAt: null }
  const isChanged = !isDeepStrictEqual(chosen, before.chosen)
  const isLost = isSettled(before) || before.settledAt === null || isOver(before.settledAt, now)
  return isChanged && isLost && !isDeepStrictEqual(chosen, before.settled)
    ? { chosen, settled: null, settledAt: null }
    : { ...before, chosen }
}

export function isSettled({ chosen, settled }: Choices): boolean {
  return settled !== null && isDeepStrictEqual(chosen, settled)
}

function isOver(settledAt: Date, now: Date): boolean {
  return now.getTime() - settledAt.getTime() > patienceMs
}

function withoutAbsent(choices: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined))
}

function withoutNothing(choices: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== null))
}
