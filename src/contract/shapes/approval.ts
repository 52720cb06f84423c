import * as z from 'zod'
import { approvalStates } from '#model/documents/approval.ts'
import { guideProgressNames, strategyProgressNames } from '#model/documents/progress-names.ts'

const sectionNames = [...guideProgressNames, ...strategyProgressNames]

export const approval = z
  .object({
    state: z.enum(approvalStates),
    /** Account that set the state, and its name at that time. */
    by: z.number(),
    name: z.string(),
    at: z.string(),
    /** Digest of the approved answers; null where the device did not send one. */
    words: z.string().nullable(),
  })
  .meta({ id: 'Approval' })

/** Keys are progress names; null is a draft. */
const approvals = z.object(
  Object.fromEntries(sectionNames.map((name) => [name, approval.nullable()])) as Record<
    (typeof sectionNames)[number],
    z.ZodNullable<typeof approval>
  >,
)

export const readApprovals = { answer: approvals }

export const changeApproval = {
  body: z.object({
    section: z.enum(sectionNames),
    state: z.enum(['DRAFT', ...approvalStates]),
    /** `digestSection` of what was on screen when it was approved. */
    words: z
      .string()
      .regex(/^[0-9a-z]{1,16}$/)
      .optional(),
  }),
  answer: approvals,
}
