import { isDeepStrictEqual } from 'node:util'
import { refuseField } from '#server/http/refusal.ts'

/** How long a finalisation waits for choices that the approver saw and that have not arrived yet. */
const patienceMs = 10 * 60_000

/** Colours or fonts, with the choices that were finalised and when. */
export interface Choices {
  readonly chosen: Readonly<Record<string, unknown>>
  readonly finalisedAs: Readonly<Record<string, unknown>> | null
  readonly finalisedAt: Date | null
}

interface Change {
  /** By name; null deletes a choice, an absent one stays. */
  readonly choices: Readonly<Record<string, unknown>>
  readonly finalised?: boolean | null | undefined
  /** The choices that the person saw who finalises. */
  readonly seen?: Readonly<Record<string, unknown>> | undefined
  readonly mayFinalise: boolean
  readonly now: Date
}

/**
 * Choices are finalised while they equal the ones that a member finalised. That person sees what the device
 * shows, whose newest edits may not have reached REST yet: so the choices that were seen are stored, and the
 * finalisation takes effect when REST has them all. Throws FORBIDDEN_ROLE without `mayFinalise`, CONFLICT
 * where one of `names` has no choice.
 */
export function changeChoices(before: Choices, names: readonly string[], change: Change): Choices {
  const { choices, finalised, seen, mayFinalise, now } = change
  const chosen = withoutNothing({ ...before.chosen, ...withoutAbsent(choices) })
  if (finalised === true) {
    if (!mayFinalise) throw refuseField('finalised', 'FORBIDDEN_ROLE', 'DESIGNER_ONLY')
    const finalisedAs = seen ?? chosen
    if (names.some((name) => finalisedAs[name] === undefined)) throw refuseField('finalised', 'CONFLICT')
    return { chosen, finalisedAs, finalisedAt: now }
  }
  if (finalised === false || finalised === null) return { chosen, finalisedAs: null, finalisedAt: null }
  const isChanged = !isDeepStrictEqual(chosen, before.chosen)
  const isLost = isFinalised(before) || before.finalisedAt === null || isOver(before.finalisedAt, now)
  return isChanged && isLost && !isDeepStrictEqual(chosen, before.finalisedAs)
    ? { chosen, finalisedAs: null, finalisedAt: null }
    : { ...before, chosen }
}

export function isFinalised({ chosen, finalisedAs }: Choices): boolean {
  return finalisedAs !== null && isDeepStrictEqual(chosen, finalisedAs)
}

function isOver(finalisedAt: Date, now: Date): boolean {
  return now.getTime() - finalisedAt.getTime() > patienceMs
}

function withoutAbsent(choices: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined))
}

function withoutNothing(choices: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== null))
}
