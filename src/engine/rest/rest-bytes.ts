import type { Call, InputOf } from '#contract/call.ts'
import {
  noteRefused,
  type OptionsOf,
  type Parts,
  type RestOptions,
  type Result,
  refusedWithoutBrand,
  requestOf,
  toFailure,
  urlOf,
} from './rest.ts'

/** The same as `rest` for calls whose answer is a file. */
export async function restBytes<C extends Call>(
  call: C,
  input: InputOf<C>,
  ...given: OptionsOf<C>
): Promise<Result<Blob>> {
  const [options = {}] = given as [options?: RestOptions]
  const parts = (input ?? {}) as Parts
  const refusal = refusedWithoutBrand(call, options)
  if (refusal) return refusal
  let status = 0
  try {
    const response = await fetch(urlOf(call, parts), requestOf(call, parts, options))
    if (response.ok) {
      status = response.status
      return { ok: true, answer: await response.blob() }
    }
    if (response.status === 401) noteRefused(call, options)
    return toFailure(response.status, await response.json().catch(() => null))
  } catch {
    return { ok: false, code: status === 0 ? 'OFFLINE' : 'CUT_OFF', message: '', status, details: [] }
  }
}
