import { plusLevels } from '#model/access/plan-levels.ts'
import type { ApprovalState } from '#model/documents/approval.ts'
import { call } from './call.ts'
import type * as shapes from './shapes/approval.ts'

export const readApprovals = call<typeof shapes.readApprovals>({
  name: 'approval.read',
  method: 'GET',
  path: '/api/v1/brand/approval',
  summary: 'The approval of each section',
  access: 'BRAND_ROLE_READER',
  extension: true,
})

export const changeApproval = call<typeof shapes.changeApproval>({
  name: 'approval.change',
  method: 'PATCH',
  path: '/api/v1/brand/approval',
  summary:
    'Requests the review of a section or cancels it; admins and above approve it and withdraw the approval. Requesting and approving need Plus; what was approved stays readable with any plan',
  access: 'BRAND_ROLE_MEMBER',
  plan: { levels: plusLevels, sets: 'state', to: ['IN_REVIEW', 'APPROVED'] satisfies ApprovalState[] },
  errors: ['FORBIDDEN_ROLE', 'FORBIDDEN_PLAN'],
  queueing: 'replay',
  idempotent: true,
  extension: true,
})
