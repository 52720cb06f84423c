import { createDialogs } from '#engine/watch/dialogs.ts'
import { createWatched } from '#engine/watch/watched.ts'

export interface CreditNeed {
  /** What was asked for, in the reader's words. */
  readonly what: string
  /** What it costs; null where only `missing` is known. */
  readonly credit: number | null
  /** How many are missing, as the server said. */
  readonly missing: number | null
  /** Address of the screen where it was asked for. */
  readonly backTo: string
}

/** Says what the brand has too few credits for. */
export const creditDialogs = createDialogs<{ missing: CreditNeed }>()

/** Opens the dialog that says how many credits are missing and which of those on sale are enough. */
export function needCredits(
  need: Pick<CreditNeed, 'what' | 'backTo'> & Partial<Pick<CreditNeed, 'credit' | 'missing'>>,
): void {
  void creditDialogs.open('missing', { credit: null, missing: null, ...need })
}

/** What was given up to buy credits for it, until the user goes back to it. */
export const interrupted = createWatched<CreditNeed | null>(null)
