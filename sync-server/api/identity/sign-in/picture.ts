import { putPortrait } from '#server/api/files/profile-image.ts'
import type { SnsType } from '#server/database/schema.ts'
import { fetchPicture } from '#server/gateways/fetch-picture.ts'
import type { Services } from '#server/http/context.ts'

const maxBytes = 5 * 1024 * 1024
/** Somebody waits for their account. */
const patienceMs = 3_000

/** A copy of the picture that somebody has at the provider; null: none came, and their initials stand for them. */
export async function copyProviderPicture(
  services: Services,
  idAccount: number,
  snsType: SnsType,
  image: string,
): Promise<string | null> {
  const { origin } = new URL(image)
  if (!services.signIn.provider(snsType).pictureOrigins.includes(origin)) return null
  try {
    const bytes = await fetchPicture(image, { origin, maxBytes, headMs: patienceMs, wholeMs: patienceMs })
    return await putPortrait(services, idAccount, { bytes })
  } catch (err) {
    services.log.info({ err, provider: snsType }, 'a picture of a person did not come')
    return null
  }
}
