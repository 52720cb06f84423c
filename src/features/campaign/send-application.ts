import type { AnswerOf, InputOf } from '#contract/call.ts'
import { applyToCampaign, type listApplications, uploadCampaignImage } from '#contract/campaign.ts'
import { currentSession } from '#engine/identity/session.ts'
import { type Result, rest } from '#engine/rest/rest.ts'
import { restUpload } from '#engine/rest/rest-upload.ts'
import { isWithin } from '#model/time/stored-time.ts'
import { type CampaignDraft, forgetDraft, noteDraftSent } from './draft.ts'
import { type DraftPhoto, forgetPhotos, keepPhotos } from './draft-photos.ts'

export type Application = AnswerOf<typeof listApplications>['_embedded']['applications'][number]

/** The server deletes a photograph that no application names after a day. */
const uploadedMs = 20 * 3_600_000

export type Sent =
  | { readonly ok: true; readonly application: Application }
  | {
      readonly ok: false
      readonly part: 'photos' | 'application'
      readonly failure: Result<never> & { ok: false }
    }

/**
 * Uploads the photographs that are not there yet, and applies. The same `idempotencyKey` with the same draft is one
 * application. The draft is forgotten once it was accepted.
 */
export async function sendApplication(
  draft: CampaignDraft,
  photos: readonly DraftPhoto[],
  idempotencyKey: string,
): Promise<Sent> {
  const uploaded = await uploadAll(photos)
  if (!uploaded.ok) return { ok: false, part: 'photos', failure: uploaded }
  const images = uploaded.answer.map((url, at) => [`imageUrl${at + 1}`, url] as const)
  const { name, industryType, target, adPurpose, keywords, logoColor, adRequest } = draft
  const body = {
    name,
    industryType,
    service: draft.services.map((service) => service.trim()).filter((service) => service !== ''),
    ...(target.trim() !== '' && { target }),
    adPurpose,
    keywords,
    ...(logoColor.trim() !== '' && { logoColor: logoColor.trim() }),
    adRequest,
    ...Object.fromEntries(images),
  }
  // The form checks its values by the same limits; the server refuses whatever else there is.
  const result = await rest(
    applyToCampaign,
    { body: body as InputOf<typeof applyToCampaign>['body'] },
    { idempotencyKey },
  )
  if (!result.ok) return { ok: false, part: 'application', failure: result }
  forgetDraft()
  noteDraftSent()
  await forgetPhotos().catch((cause: unknown) => console.warn('photographs stay on this device', cause))
  return { ok: true, application: result.answer }
}

async function uploadAll(photos: readonly DraftPhoto[]): Promise<Result<readonly string[]>> {
  const idAccount = currentSession()?.idAccount ?? 0
  const known = [...photos]
  for (const [at, photo] of photos.entries()) {
    if (isThere(photo, idAccount)) continue
    const result = await restUpload(uploadCampaignImage, photo.blob, photo.name, {})
    if (!result.ok) return result
    known[at] = { ...photo, sent: { url: result.answer.url, idAccount, at: Date.now() } }
    await keepPhotos(known).catch((cause: unknown) => console.warn('an upload is not noted', cause))
  }
  return { ok: true, answer: known.flatMap(({ sent }) => (sent ? [sent.url] : [])) }
}

function isThere({ sent }: DraftPhoto, idAccount: number): boolean {
  return sent !== undefined && sent.idAccount === idAccount && isWithin(sent.at, Date.now(), uploadedMs)
}
