import { msg } from '@lingui/core/macro'
import { changeApproval } from '#contract/approval.ts'
import { command } from '#engine/queue/command.ts'
import { approvalField } from '#model/workbook/section-approval.ts'

export const approvalCommand = command({
  call: changeApproval,
  words: msg`검토와 승인`,
  lane: ({ body }, brand) => `${changeApproval.name}:${brand}:${body.section}`,
  changes: ({ body }) => [{ field: approvalField({ progress: body.section }).path, value: body.state }],
})
