import { createBrandDirectory, createUserDirectory } from '#contract/directory.ts'
import { mayCall } from '#contract/may-call.ts'
import type { BrandRole } from '#model/access/roles.ts'
import type { Drive } from './drive-file.ts'

/**
 * Whether a member of a role may change the files, folders and tags of a drive. Calls about files serve both drives, and
 * refuse by the drive (DESIGNER_ONLY); those about folders of the brand say in their facts which role they need.
 */
export function mayChangeDrive(drive: Drive, role: BrandRole | null): boolean {
  if (drive === 'USER') return role === null || mayCall(createUserDirectory, role)
  return mayCall(createBrandDirectory, role)
}
