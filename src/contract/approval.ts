import { call } from './call.ts'
import type * as shapes from './shapes/approval.ts'

export const readApprovals = call<typeof shapes.readApprovals>({
  name: 'approval.read',
  method: 'GET',
  path: '/api/v1/brand/approval',
  summary: 'The approval of each section',
  access: 'BRAND_ROLE_MEMBER',
  extension: true,
})

export const changeApproval = call<typeof shapes.changeApproval>({
  name: 'approval.change',
  method: 'PATCH',
  path: '/api/v1/brand/approval',
  summary:
    'Requests the review of a section or cancels it; admins and above approve it and withdraw the approval',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['FORBIDDEN_ROLE'],
  queueing: 'replay',
  idempotent: true,
  extension: true,
})
