import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import { useOnline } from '#engine/browser/network.ts'
import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import { useLoaded } from '#engine/watch/useLoaded.ts'

/** Address of a small picture of a file of the drive, as long as it is shown; null until, and where, there is none. */
export function useSmallPicture(
  brand: number,
  { idFile, type }: MadePicture['files'][number],
): { readonly url: string } | null {
  const isOnline = useOnline()
  const blob = useLoaded(
    `${brand} ${idFile} ${isOnline}`,
    () => readSmall(brand, idFile, type),
    'a small picture cannot be read',
  )
  const url = useObjectUrl(blob ?? null)
  return url === null ? null : { url }
}

async function readSmall(brand: number, idFile: number, type: string): Promise<Blob | null> {
  const { readThumbnail } = await import('#kits/drive/bytes/read-thumbnail.ts')
  // The key is that of a file that was added on this device, and none was.
  return readThumbnail({ key: '', idFile, type, brand })
}
