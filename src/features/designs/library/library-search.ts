/**
 * Of the screens of designs. In a file of its own, because the first load of every screen has what routes check their addresses
 * with.
 */
export interface LibrarySearch {
  /** Id of the open folder at the server, or the key that this device gave it; absent: the top. */
  readonly folder?: string
  readonly fieldName?: 'name' | 'updatedDate'
  readonly direction?: 'ASC' | 'DESC'
  /** Number of a form: its tab is shown. */
  readonly idForm?: number
}

export function readLibrarySearch(search: Record<string, unknown>): LibrarySearch {
  const { folder, fieldName, direction, idForm } = search
  const id = typeof folder === 'string' || typeof folder === 'number' ? String(folder) : '0'
  const number = Number(idForm)
  return {
    // The specification names the top 0.
    ...(id === '0' || id === '' ? {} : { folder: id }),
    ...(fieldName === 'name' || fieldName === 'updatedDate' ? { fieldName } : {}),
    ...(direction === 'ASC' || direction === 'DESC' ? { direction } : {}),
    ...(Number.isInteger(number) && number > 0 ? { idForm: number } : {}),
  }
}
