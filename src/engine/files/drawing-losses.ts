import { createDialogs } from '../watch/dialogs.ts'

/** A drawing of which something cannot be kept. */
export interface DrawingLoss {
  /** Of the file. */
  readonly name: string
  /** Addresses of the drawing as it came, and as it would be stored. */
  readonly before: string
  readonly after: string
  /** What is missing, by its names in the file; none where it looks different for another reason. */
  readonly removed: readonly string[]
}

/** Asks about drawings that came together; the answer tells of each whether it is taken. */
export const lossDialogs = createDialogs<{ losses: readonly DrawingLoss[] }, readonly boolean[]>()

let before: Promise<unknown> = Promise.resolve()

/**
 * Asks which drawings are taken without what they lose, once for all that came together. Waits until another question is
 * answered.
 */
export function askAboutLosses(losses: readonly DrawingLoss[]): Promise<readonly boolean[]> {
  const answer = before.then(() => ask(losses))
  before = answer
  return answer
}

/** Asks about one drawing. */
export async function askAboutLoss(loss: DrawingLoss): Promise<boolean> {
  const [isTaken = false] = await askAboutLosses([loss])
  return isTaken
}

async function ask(losses: readonly DrawingLoss[]): Promise<readonly boolean[]> {
  return (await lossDialogs.open('losses', losses)) ?? losses.map(() => false)
}
