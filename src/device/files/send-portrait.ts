import { uploadProfileImage } from '#contract/file.ts'
import { changeProfile } from '#contract/me.ts'
import { markExpired } from '../identity/session.ts'
import { type Result, requestOf, rest, toFailure, urlOf } from '../rest/rest.ts'

/** Uploads a profile picture and sets it for the account; the answer is its URL. */
export async function sendPortrait(picture: Blob): Promise<Result<string | null>> {
  const sent = await upload(picture)
  return sent.ok ? setPortrait(sent.answer) : sent
}

/** Sets the URL of the profile picture; null removes it. */
export async function setPortrait(image: string | null): Promise<Result<string | null>> {
  const result = await rest(changeProfile, { body: { image } })
  return result.ok ? { ok: true, answer: result.answer.image } : result
}

async function upload(picture: Blob): Promise<Result<string>> {
  const form = new FormData()
  form.append('data', '{}')
  form.append('file', picture, 'portrait')
  try {
    const request = { ...requestOf(uploadProfileImage, {}, {}), body: form }
    const response = await fetch(urlOf(uploadProfileImage, {}), request)
    const answer: unknown = await response.json().catch(() => null)
    if (response.status === 401) markExpired()
    if (!response.ok) return toFailure(response.status, answer)
    return { ok: true, answer: String((answer as { url: string }).url) }
  } catch {
    return { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] }
  }
}
