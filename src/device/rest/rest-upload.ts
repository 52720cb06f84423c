import type { Call } from '#contract/call.ts'
import { markExpired } from '../identity/session.ts'
import { type Result, requestOf, toFailure, urlOf } from './rest.ts'

/** The same as `rest` for calls that take a file and nothing else, and answer its address. */
export async function restUpload(call: Call, file: Blob, name: string): Promise<Result<string>> {
  const form = new FormData()
  form.append('data', '{}')
  form.append('file', file, name)
  try {
    const response = await fetch(urlOf(call, {}), { ...requestOf(call, {}, {}), body: form })
    const answer: unknown = await response.json().catch(() => null)
    if (response.status === 401) markExpired()
    if (!response.ok) return toFailure(response.status, answer)
    return { ok: true, answer: String((answer as { url: string }).url) }
  } catch {
    return { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] }
  }
}
