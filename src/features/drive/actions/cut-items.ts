import type { Drive } from '#device/drive/drive-file.ts'
import { createWatched } from '#device/watch/watched.ts'

/** What was cut and waits to be pasted into another folder of the same drive of the same brand. */
export interface CutItems {
  readonly brand: number
  readonly drive: Drive
  readonly keys: ReadonlySet<string>
}

export const cutItems = createWatched<CutItems | null>(null)
