import type { Environment } from '#server/environment/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { setProviderOn } from '../outside-metrics.ts'
import { openUnsplash } from './unsplash.ts'

/** The credit that the service requires wherever the picture is shown. */
export interface PhotoCredit {
  readonly service: 'UNSPLASH'
  readonly name: string
  /** The photographer's page at the service. */
  readonly url: string
}

export interface FoundPhoto {
  readonly id: string
  readonly description: string | null
  readonly width: number
  readonly height: number
  /** Placeholder colour while the picture loads, `#RRGGBB`. */
  readonly color: string | null
  /** Has to be loaded from the service itself. */
  readonly previewUrl: string
  readonly credit: PhotoCredit
}

export interface FoundPhotos {
  readonly photos: readonly FoundPhoto[]
  readonly total: number
  readonly pages: number
}

export interface DownloadedPhoto {
  readonly id: string
  readonly description: string | null
  readonly bytes: Buffer
  readonly credit: PhotoCredit
}

/** A photo search service. */
export interface Photos {
  /** Origin of its pictures; null: the service is off and every call rejects with PROVIDER_OFF. */
  readonly pictureOrigin: string | null
  search(query: string, page: number): Promise<FoundPhotos>
  /** Downloads the picture. Rejects with NOT_FOUND where it is gone. */
  download(id: string): Promise<DownloadedPhoto>
  /**
   * Reports to the service that the picture is used, as its terms ask for. Never rejects: the picture is in use
   * already.
   */
  reportUse(id: string): Promise<void>
}

const refuse = async (): Promise<never> => {
  throw new Refusal('PROVIDER_OFF')
}

const noPhotos: Photos = {
  pictureOrigin: null,
  search: refuse,
  download: refuse,
  reportUse: async () => {},
}

export function openPhotos({ unsplash }: Pick<Environment, 'unsplash'>, log: Logger): Photos {
  setProviderOn('unsplash', unsplash !== null)
  return unsplash === null ? noPhotos : openUnsplash(unsplash, { log })
}
