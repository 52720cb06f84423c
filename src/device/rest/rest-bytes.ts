import type { Call, InputOf } from '#contract/call.ts'
import {
  noteRefused,
  type Parts,
  type RestOptions,
  type Result,
  requestOf,
  toFailure,
  urlOf,
} from './rest.ts'

/** The same as `rest` for calls whose answer is a file. */
export async function restBytes<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: RestOptions = {},
): Promise<Result<Blob>> {
  const parts = (input ?? {}) as Parts
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
