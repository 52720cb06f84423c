import { useDriveScope } from './useDriveScope.ts'

/** Whether the open brand has a drive: one without an account has none. */
export function useHasDrive(): boolean {
  return useDriveScope('BRAND') !== null
}
