import { msg } from '@lingui/core/macro'
import { changeApproval } from '#contract/approval.ts'
import { approvalField } from '#model/workbook/section-approval.ts'
import { command } from '../queue/command.ts'

export const approvalCommand = command({
  call: changeApproval,
  words: msg`검토와 승인`,
  lane: ({ body }, brand) => `${changeApproval.name}:${brand}:${body.section}`,
  changes: ({ body }) => [{ field: approvalField({ progress: body.section }).path, value: body.state }],
})
