import { createWatched, type Watched } from '../watch/watched.ts'

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

/** A question that is to be shown. */
export interface LossQuestion {
  /** Of no other question. */
  readonly key: number
  readonly losses: readonly DrawingLoss[]
  /** Ends it. Tells of each drawing whether it is taken. */
  readonly answer: (taken: readonly boolean[]) => void
}

const question = createWatched<LossQuestion | null>(null)

/** What a host shows the dialog for; null: nothing. */
export const lossQuestion: Watched<LossQuestion | null> = question

let before: Promise<unknown> = Promise.resolve()
let count = 0

/**
 * Asks which drawings are taken without what they lose, once for all that came together. Waits until another question is
 * answered.
 */
export function askAboutLosses(losses: readonly DrawingLoss[]): Promise<readonly boolean[]> {
  const asked = before.then(() => ask(losses))
  before = asked
  return asked
}

/** Asks about one drawing. */
export async function askAboutLoss(loss: DrawingLoss): Promise<boolean> {
  const [isTaken = false] = await askAboutLosses([loss])
  return isTaken
}

function ask(losses: readonly DrawingLoss[]): Promise<readonly boolean[]> {
  return new Promise((resolve) => {
    count += 1
    question.set({
      key: count,
      losses,
      answer: (taken) => {
        question.set(null)
        resolve(taken)
      },
    })
  })
}
