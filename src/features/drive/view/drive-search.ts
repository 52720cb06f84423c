/**
 * Of the screens of the drive: `mine` for that of the signed-in account. In a file of its own, because the first load of every
 * screen has what routes check their addresses with.
 */
export interface DriveSearch {
  readonly drive?: 'mine'
}

export function readDriveSearch({ drive }: Record<string, unknown>): DriveSearch {
  return drive === 'mine' ? { drive } : {}
}
