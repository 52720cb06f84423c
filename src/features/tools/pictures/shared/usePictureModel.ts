import { useProviders } from '#engine/reads/useProviders.ts'

export interface PictureModel {
  /** Who makes the pictures, by name or host. */
  readonly provider: string
  /** Credits for one picture. */
  readonly credit: number
}

/** The image model of the server; null where it has none, undefined while this device has not been told. */
export function usePictureModel(): PictureModel | null | undefined {
  const providers = useProviders()
  return providers === null ? undefined : modelIn(providers.ai)
}

/** A server of the version before does not name it. */
function modelIn({ picture }: { readonly picture?: PictureModel | null }): PictureModel | null {
  return picture ?? null
}
