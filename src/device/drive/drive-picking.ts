import { createWatched, type Watched } from '../watch/watched.ts'

export interface Wanted {
  /** Media types that can be picked. */
  readonly types: readonly string[]
  /** Files at most. */
  readonly most: number
}

/** A picker that is to be shown; `answer` ends it. */
export interface Picking extends Wanted {
  readonly answer: (files: readonly File[]) => void
}

const picking = createWatched<Picking | null>(null)

/** What a host shows the picker for; null: nothing. */
export const drivePicking: Watched<Picking | null> = picking

/** Asks for files of the drive; none where the person closes the picker. They are copies: the drive keeps its own. */
export function pickFromDrive(wanted: Wanted): Promise<readonly File[]> {
  picking.get()?.answer([])
  return new Promise((resolve) => {
    picking.set({
      ...wanted,
      answer: (files) => {
        picking.set(null)
        resolve(files)
      },
    })
  })
}
