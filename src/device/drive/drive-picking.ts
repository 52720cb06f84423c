import { createWatched, type Watched } from '../watch/watched.ts'
import type { DriveFile } from './drive-file.ts'

export interface Wanted {
  /** Media types that can be picked. */
  readonly types: readonly string[]
  /** Files at most. */
  readonly most: number
}

/** A picker that is to be shown; `answer` ends it. */
export type Picking = Wanted &
  (
    | { readonly wants: 'copies'; readonly answer: (files: readonly File[]) => void }
    /** Files of the brand that the server has. */
    | { readonly wants: 'files'; readonly answer: (files: readonly DriveFile[]) => void }
  )

const picking = createWatched<Picking | null>(null)

/** What a host shows the picker for; null: nothing. */
export const drivePicking: Watched<Picking | null> = picking

/** Asks for files of the drive; none where the person closes the picker. They are copies: the drive keeps its own. */
export function pickFromDrive(wanted: Wanted): Promise<readonly File[]> {
  return open((answer) => ({ ...wanted, wants: 'copies', answer }))
}

/** Asks which files of the brand's drive are meant; none where the person closes the picker. */
export function pickFilesOfBrand(wanted: Wanted): Promise<readonly DriveFile[]> {
  return open((answer) => ({ ...wanted, wants: 'files', answer }))
}

function open<Picked>(
  make: (answer: (files: readonly Picked[]) => void) => Picking,
): Promise<readonly Picked[]> {
  picking.get()?.answer([])
  return new Promise((resolve) => {
    picking.set(
      make((files) => {
        picking.set(null)
        resolve(files)
      }),
    )
  })
}
