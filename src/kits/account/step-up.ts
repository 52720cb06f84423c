import type { Failure, Result } from '#engine/rest/rest.ts'
import { createDialogs } from '#engine/watch/dialogs.ts'

/** Asks for a code of the second factor while a call waits for one; opened with what the call was refused with. */
export const stepUpDialogs = createDialogs<{ code: Failure }, boolean>()

/**
 * Makes a call that may need the second factor: where it does, a dialog asks for a code, and the call is made again. Where no
 * code was given, the result is the refusal with SECOND_STEP_NEEDED.
 */
export async function withStepUp<Answer>(make: () => Promise<Result<Answer>>): Promise<Result<Answer>> {
  const result = await make()
  if (result.ok || result.code !== 'SECOND_STEP_NEEDED') return result
  const isGiven = await stepUpDialogs.open('code', result)
  return isGiven === true ? make() : result
}
