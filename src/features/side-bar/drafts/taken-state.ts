import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'
import type { TakenSource } from '#model/documents/taken.ts'

/** What was taken last into a field of this device. */
export interface Taken {
  readonly path: string
  /** Of the sentence, from 1; null for several. */
  readonly number: number | null
  readonly source: TakenSource
  /** Who pressed; '' without an account. */
  readonly person: string
  /** Epoch ms. */
  readonly at: number
  /** Its entry in the document, for the history. */
  readonly entry: string | null
  /** The text right after it: as long as it stays, undo takes back this and nothing else. */
  readonly text: string
}

const taken = createWatched<Taken | null>(null)

export function useTaken(): Taken | null {
  return useWatched(taken)
}

export function noteTaken(next: Taken | null): void {
  taken.set(next)
}
