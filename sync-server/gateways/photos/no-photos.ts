import { Refusal } from '#server/http/refusal.ts'
import type { Photos } from './photos.ts'

const refuse = async (): Promise<never> => {
  throw new Refusal('PROVIDER_OFF')
}

/** Without a key nothing is found, and nothing pretends to be. */
export const noPhotos: Photos = {
  pictureOrigin: null,
  search: refuse,
  take: refuse,
  tellPlaced: async () => {},
}
