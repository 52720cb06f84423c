import type { AnswerOf, Call } from '#contract/call.ts'
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

/** The same as `rest` for calls that take a file. */
export async function restUpload<C extends Call>(
  call: C,
  file: Blob,
  name: string,
  { body = {}, ...parts }: Parts,
  ...given: OptionsOf<C>
): Promise<Result<AnswerOf<C>>> {
  const [options = {}] = given as [options?: RestOptions]
  const refusal = refusedWithoutBrand(call, options)
  if (refusal) return refusal
  const form = new FormData()
  form.append('data', JSON.stringify(body))
  form.append('file', file, name)
  try {
    const response = await fetch(urlOf(call, parts), { ...requestOf(call, {}, options), body: form })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return { ok: true, answer: answer as AnswerOf<C> }
    if (response.status === 401) noteRefused(call, options)
    return toFailure(response.status, answer)
  } catch {
    return { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] }
  }
}
