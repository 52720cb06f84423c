import type { AnswerOf } from '#contract/call.ts'
import type { searchPhotos } from '#contract/photo.ts'

export type FoundPhotos = AnswerOf<typeof searchPhotos>
export type FoundPhoto = FoundPhotos['photos'][number]

/** Each is loaded with the network it needs; nothing of a search is kept on the device. */
export async function askPhotos(
  idBrand: number,
  query: { query: string; page: number },
  signal: AbortSignal,
) {
  const { rest, calls } = await load()
  return rest(calls.searchPhotos, { query }, { idBrand, signal })
}

/** One key for each photograph that somebody chose, so that a try after a lost answer takes it only once. */
export async function askPlaced(idBrand: number, id: string, idempotencyKey: string) {
  const { rest, calls } = await load()
  return rest(calls.placePhoto, { body: { id } }, { idBrand, idempotencyKey })
}

async function load() {
  const [{ rest }, calls] = await Promise.all([import('#device/rest/rest.ts'), import('#contract/photo.ts')])
  return { rest, calls }
}
