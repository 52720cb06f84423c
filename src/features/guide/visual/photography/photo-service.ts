import type { AnswerOf } from '#contract/call.ts'
import type { searchPhotos } from '#contract/photo.ts'

export type FoundPhotos = AnswerOf<typeof searchPhotos>
export type FoundPhoto = FoundPhotos['photos'][number]

/** The client is loaded on demand; search results are not kept on the device. */
export async function askPhotos(
  idBrand: number,
  query: { query: string; page: number },
  signal: AbortSignal,
) {
  const { rest, calls } = await load()
  return rest(calls.searchPhotos, { query }, { idBrand, signal })
}

/** One idempotency key per chosen photograph, so that a retry after a lost response adds it only once. */
export async function askAddPhoto(idBrand: number, id: string, idempotencyKey: string) {
  const { rest, calls } = await load()
  return rest(calls.placePhoto, { body: { id } }, { idBrand, idempotencyKey })
}

async function load() {
  const [{ rest }, calls] = await Promise.all([import('#device/rest/rest.ts'), import('#contract/photo.ts')])
  return { rest, calls }
}
