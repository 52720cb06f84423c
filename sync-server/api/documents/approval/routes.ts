import type { Kysely } from 'kysely'
import { changeApproval, readApprovals } from '#contract/approval.ts'
import type { AnswerOf } from '#contract/call.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { approvers } from '#model/access/writers.ts'
import { onlyName } from '#model/document-kinds/names.ts'
import { guideProgressNames, strategyProgressNames } from '#model/documents/progress-names.ts'
import { approvalField } from '#model/workbook/section-approval.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { refuseField } from '#server/http/refusal.ts'
import { changeDocument } from '../change-document.ts'
import { deleteApproval, listApprovals, writeApproval } from './queries.ts'

type Answer = AnswerOf<typeof readApprovals>

export const approvalRoutes: readonly Implementation[] = [
  implement(readApprovals, ({ db, idBrand }) => readAnswer(db, idBrand)),

  implement(changeApproval, async (context, { body: { section, state, words = null } }) => {
    const { idBrand, caller } = context
    const mayApprove = isAtLeast(context.role, approvers)
    if (state === 'APPROVED' && !mayApprove) throw refuseField('state', 'FORBIDDEN_ROLE', 'ADMIN_ONLY')
    return changeDocument(context, onlyName(approvalField({ progress: section }).document), async (db) => {
      if (state === 'DRAFT') {
        // A member cancels a review, also late from the outbox; withdrawing an approval needs who may give it.
        const withdrawn = mayApprove ? (['IN_REVIEW', 'APPROVED'] as const) : (['IN_REVIEW'] as const)
        if (!(await deleteApproval(db, idBrand, section, withdrawn)))
          throw refuseField('state', 'FORBIDDEN_ROLE', 'ADMIN_ONLY')
      } else {
        const account = caller.kind === 'account' ? caller.account : null
        await writeApproval(db, idBrand, section, {
          state,
          account_id: account?.id ?? null,
          account_name: account?.name ?? '',
          decided_at: new Date(),
          words: state === 'APPROVED' ? words : null,
        })
      }
      return readAnswer(db, idBrand)
    })
  }),
]

async function readAnswer(db: Kysely<DB>, idBrand: number): Promise<Answer> {
  const rows = await listApprovals(db, idBrand)
  return Object.fromEntries(
    [...guideProgressNames, ...strategyProgressNames].map((name) => {
      const row = rows.find(({ section }) => section === name)
      return [
        name,
        row
          ? {
              state: row.state,
              by: row.account_id ?? 0,
              name: row.account_name,
              at: row.decided_at.toISOString(),
              words: row.words,
            }
          : null,
      ]
    }),
  ) as Answer
}
