import type { AnswerOf } from '#contract/call.ts'
import type { searchPhotos } from '#contract/photo.ts'

export type FoundPhotos = AnswerOf<typeof searchPhotos>
export type FoundPhoto = FoundPhotos['photos'][number]

/**
 * One page of search results, counted from 1; they are not kept on the device. The REST client is loaded on
 * demand: rejects where that fails. A failed request resolves to a `Failure`.
 */
export async function askPhotos(
  idBrand: number,
  query: { query: string; page: number },
  signal: AbortSignal,
) {
  const { rest, calls } = await load()
  return rest(calls.searchPhotos, { query }, { idBrand, signal })
}

/**
 * Stores a found photograph as a file of the brand. Use one idempotency key per chosen photograph, so that a
 * retry after a lost response adds it only once. Rejects like `askPhotos`.
 */
export async function askAddPhoto(idBrand: number, id: string, idempotencyKey: string) {
  const { rest, calls } = await load()
  return rest(calls.placePhoto, { body: { id } }, { idBrand, idempotencyKey })
}

async function load() {
  const [{ rest }, calls] = await Promise.all([import('#engine/rest/rest.ts'), import('#contract/photo.ts')])
  return { rest, calls }
}
