import { call } from './call.ts'
import type * as shapes from './shapes/drive-link.ts'

const base = '/api/v1/file/link'

/** Links of a brand that are open at once. */
export const mostDriveLinks = 50

export const listDriveLinks = call<typeof shapes.listDriveLinks>({
  name: 'driveLink.list',
  method: 'GET',
  path: base,
  summary: 'The links to files and folders of the drive that are not revoked, newest first',
  access: 'BRAND_ROLE_DESIGNER',
  answerHash: '85048aa0',
  extension: true,
})

export const createDriveLink = call<typeof shapes.createDriveLink>({
  name: 'driveLink.create',
  method: 'POST',
  path: base,
  summary:
    'Creates a link by which a file or a folder of the brand’s drive is downloaded without an account; fifty at most',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND', 'LIMIT_EXCEEDED', 'INVALID_VALUE', 'INVALID_PASSWORD'],
  // Hashing a password takes as long as drawing.
  limit: 'making',
  idempotent: true,
  extension: true,
})

export const revokeDriveLink = call<typeof shapes.revokeDriveLink>({
  name: 'driveLink.revoke',
  method: 'DELETE',
  path: `${base}/{idLink}`,
  summary: 'Revokes a link to a file or folder for good',
  access: 'BRAND_ROLE_DESIGNER',
  errors: ['NOT_FOUND'],
  extension: true,
})
