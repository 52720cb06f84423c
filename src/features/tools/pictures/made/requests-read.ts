import { listMadePictures } from '#contract/ai-picture.ts'
import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import { currentSession } from '#engine/identity/session.ts'
import { cachedRead, targetOf } from '#engine/reads/cached-read.ts'

/** What members of the brand have asked for, newest first. */
export const requestsRead = cachedRead({ call: listMadePictures, scope: 'brand', maxAge: 0 })

/** Changes the stored list by what the server has said of single requests. */
export async function changeRequests(idBrand: number, requests: readonly MadePicture[]): Promise<void> {
  const target = targetOf(requestsRead, currentSession()?.idAccount ?? null, idBrand)
  if (!target) return
  const { changeStored } = await import('#engine/reads/refresh.ts')
  await changeStored(target, { _embedded: { pictures: [...requests] } })
}
