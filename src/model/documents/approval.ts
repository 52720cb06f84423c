import { objectForm, textForm, wholeNumber } from '../fields/form.ts'
import type { FieldFacts } from '../fields/location.ts'
import { value } from '../fields/value.ts'
import { shortText } from './choices.ts'
import { arbitraryMoment } from './comments.ts'

/** A decision on a section. A section without one is a draft. */
export type Approval = {
  state: ApprovalState
  /** Id of the account that decided. */
  by: number
  name: string
  /** ISO 8601, UTC, by the server's clock. */
  at: string
}

export const approvalStates = ['IN_REVIEW', 'APPROVED'] as const
export type ApprovalState = (typeof approvalStates)[number]

const form = objectForm<Approval>({
  state: {
    parse: (candidate) => approvalStates.find((state) => state === candidate) ?? null,
  },
  by: wholeNumber(0),
  name: textForm((name) => name.length <= 40),
  at: textForm((at) => at.length <= 30),
})

/** One field for each section, by the name of its progress. */
export function approvals<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      value<Approval>(form, {
        rest: `brandApproval.${name}`,
        ruledBy: 'rest',
        about: 'approval',
        arbitrary: (random) => ({
          state: random() < 0.5 ? 'IN_REVIEW' : 'APPROVED',
          by: 1 + Math.floor(random() * 100),
          name: '도현',
          at: arbitraryMoment(random),
        }),
      }),
    ]),
  ) as Record<Name, ReturnType<typeof value<Approval>>>
}

/**
 * One short text for each section. `approvedWords` holds a digest of the approved answers, written with the approval, so
 * that each device can tell offline whether the section changed since. `finishedOn` holds the day on which the section
 * was finished, as yyyy-MM-dd where that was.
 */
export function sectionNotes<Name extends string>(
  names: readonly Name[],
  rights: Pick<FieldFacts, 'writers'> = {},
) {
  return Object.fromEntries(
    names.map((name) => [name, shortText(16, { about: 'approval', ...rights })]),
  ) as Record<Name, ReturnType<typeof shortText>>
}
