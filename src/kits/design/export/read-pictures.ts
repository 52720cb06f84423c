import { picturesOf } from '#scene/back-ends/faces-of.ts'
import { type PictureBox, pictureBox } from '#scene/back-ends/picture-box.ts'
import type { Drawing } from '#scene/list/drawing.ts'

/** The file of a picture by its key; null where it is not on this device and cannot be downloaded. */
export type ReadPicture = (key: string) => Promise<Blob | null>

export interface ReadPictures<Picture> {
  readonly pictures: ReadonlyMap<string, Picture>
  /** Keys of those that are not here or cannot be decoded: they are left out. */
  readonly absent: readonly string[]
}

/** The pictures of drawings as a back end takes them. One after another: each can take 50 MB while it is decoded. */
export async function readPictures<Picture>(
  drawings: readonly Drawing[],
  read: ReadPicture,
  scale: number,
  decode: (blob: Blob, box: PictureBox) => Promise<Picture>,
): Promise<ReadPictures<Picture>> {
  const pictures = new Map<string, Picture>()
  const absent: string[] = []
  for (const key of picturesOf(drawings)) {
    try {
      const blob = await read(key)
      if (blob) pictures.set(key, await decode(blob, pictureBox(drawings, key, scale)))
      else absent.push(key)
    } catch (cause) {
      console.warn(`the picture ${key} is left out`, cause)
      absent.push(key)
    }
  }
  return { pictures, absent }
}
