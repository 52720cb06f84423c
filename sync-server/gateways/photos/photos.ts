import type { Environment } from '#server/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { showOn } from '../outside-metrics.ts'
import { openUnsplash } from './unsplash.ts'

/** Whose picture it is; the service wants it said wherever the picture is shown. */
export interface PhotoCredit {
  readonly service: 'UNSPLASH'
  readonly name: string
  /** The person's page at the service. */
  readonly url: string
}

export interface FoundPhoto {
  readonly id: string
  readonly description: string | null
  readonly width: number
  readonly height: number
  /** Stands in its place until it is here: `#RRGGBB`. */
  readonly color: string | null
  /** To be shown from the service itself. */
  readonly previewUrl: string
  readonly credit: PhotoCredit
}

export interface FoundPhotos {
  readonly photos: readonly FoundPhoto[]
  readonly total: number
  readonly pages: number
}

export interface TakenPhoto {
  readonly id: string
  readonly description: string | null
  readonly bytes: Buffer
  readonly credit: PhotoCredit
}

/** A service that people find photographs at. */
export interface Photos {
  /** Where its pictures are; null: it is off, and every call refuses with PROVIDER_OFF. */
  readonly pictureOrigin: string | null
  search(query: string, page: number): Promise<FoundPhotos>
  /** The picture itself. */
  take(id: string): Promise<TakenPhoto>
  /** Tells the service that its picture stands somewhere now. Never rejects: the picture stands there already. */
  tellPlaced(id: string): Promise<void>
}

const refuse = async (): Promise<never> => {
  throw new Refusal('PROVIDER_OFF')
}

const noPhotos: Photos = {
  pictureOrigin: null,
  search: refuse,
  take: refuse,
  tellPlaced: async () => {},
}

export function openPhotos({ unsplash }: Pick<Environment, 'unsplash'>, log: Logger): Photos {
  showOn('unsplash', unsplash !== null)
  return unsplash === null ? noPhotos : openUnsplash(unsplash, { log })
}
