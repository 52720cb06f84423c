import { putPortrait } from '#server/api/files/profile-image.ts'
import type { SnsType } from '#server/database/tables/accounts.ts'
import { fetchPicture } from '#server/gateways/fetch-picture.ts'
import type { Services } from '#server/http/context.ts'

const maxBytes = 5 * 1024 * 1024
/** Short, because the person waits for the new account. */
const patienceMs = 3_000

/** Copies the profile picture of a provider and returns its URL path; null where that failed. Never rejects. */
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
