import type { Failure, Result } from '../rest/rest.ts'
import { createWatched } from '../watch/watched.ts'

interface Asked {
  /** `isGiven`: a code of the second factor was accepted. */
  readonly answer: (isGiven: boolean) => void
  /** What the call was refused with. */
  readonly refusal: Failure
}

/** Set while a call waits for a code of the second factor; `StepUpDialog` shows it. */
export const stepUpAsked = createWatched<Asked | null>(null)

/**
 * Makes a call that may need the second factor: where it does, a dialog asks for a code, and the call is made again. Where no
 * code was given, the result is the refusal with SECOND_STEP_NEEDED.
 */
export async function withStepUp<Answer>(make: () => Promise<Result<Answer>>): Promise<Result<Answer>> {
  const result = await make()
  if (result.ok || result.code !== 'SECOND_STEP_NEEDED') return result
  const isGiven = await new Promise<boolean>((resolve) => {
    stepUpAsked.get()?.answer(false)
    stepUpAsked.set({ answer: resolve, refusal: result })
  }).finally(() => stepUpAsked.set(null))
  return isGiven ? make() : result
}
