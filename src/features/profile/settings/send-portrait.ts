import { uploadProfileImage } from '#contract/file.ts'
import { changeProfile } from '#contract/me.ts'
import { type Result, rest } from '#engine/rest/rest.ts'
import { restUpload } from '#engine/rest/rest-upload.ts'

/** Uploads a profile picture and sets it for the account; the answer is its URL. */
export async function sendPortrait(picture: Blob): Promise<Result<string | null>> {
  const sent = await restUpload(uploadProfileImage, picture, 'portrait', {})
  return sent.ok ? setPortrait(sent.answer.url) : sent
}

/** Sets the URL of the profile picture; null removes it. */
export async function setPortrait(image: string | null): Promise<Result<string | null>> {
  const result = await rest(changeProfile, { body: { image } })
  return result.ok ? { ok: true, answer: result.answer.image } : result
}
