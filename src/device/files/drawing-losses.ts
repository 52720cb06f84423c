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

/** A question that is to be shown; `answer` ends it. */
export type LossQuestion = DrawingLoss & { readonly answer: (isTaken: boolean) => void }

const question = createWatched<LossQuestion | null>(null)

/** What a host shows the dialog for; null: nothing. */
export const lossQuestion: Watched<LossQuestion | null> = question

/** Asks whether a drawing is taken without what it loses. A question that is still open is answered with no. */
export function askAboutLoss(loss: DrawingLoss): Promise<boolean> {
  question.get()?.answer(false)
  return new Promise((resolve) => {
    question.set({
      ...loss,
      answer: (isTaken) => {
        question.set(null)
        resolve(isTaken)
      },
    })
  })
}
