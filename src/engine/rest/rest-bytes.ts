import type { Call, InputOf } from '#contract/call.ts'
import { lost, type OptionsOf, type Parts, type RestOptions, type Result, refusalOf, send } from './rest.ts'

/** The same as `rest` for calls whose answer is a file. */
export async function restBytes<C extends Call>(
  call: C,
  input: InputOf<C>,
  ...given: OptionsOf<C>
): Promise<Result<Blob>> {
  const [options = {}] = given as [options?: RestOptions]
  const response = await send(call, (input ?? {}) as Parts, options)
  if ('code' in response) return response
  if (!response.ok) return refusalOf(call, response, options)
  try {
    return { ok: true, answer: await response.blob() }
  } catch {
    return lost('CUT_OFF', response.status)
  }
}
