import { type PictureBox, pictureBox } from '#scene/back-ends/picture-box.ts'
import { pixelsOf } from '#scene/back-ends/pixels-of.ts'
import type { ColourMatrix, Drawing } from '#scene/list/drawing.ts'

/** The file of a picture by its key; null where it is not on this device and cannot be downloaded. */
export type ReadPicture = (key: string) => Promise<Blob | null>

export interface ReadPictures<Picture> {
  /** By the keys of `pixelsOf`. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** Keys of those that are not here or cannot be decoded: they are left out. */
  readonly absent: readonly string[]
}

/** The pictures of drawings as a back end takes them. One after another: each can take 50 MB while it is decoded. */
export async function readPictures<Picture>(
  drawings: readonly Drawing[],
  read: ReadPicture,
  scale: number,
  decode: (blob: Blob, box: PictureBox, colours: ColourMatrix | null) => Promise<Picture>,
): Promise<ReadPictures<Picture>> {
  const pictures = new Map<string, Picture>()
  const absent = new Set<string>()
  for (const { key, picture, colours } of pixelsOf(drawings)) {
    try {
      const blob = await read(picture)
      if (blob) pictures.set(key, await decode(blob, pictureBox(drawings, key, scale), colours))
      else absent.add(picture)
    } catch (cause) {
      console.warn(`the picture ${picture} is left out`, cause)
      absent.add(picture)
    }
  }
  return { pictures, absent: [...absent] }
}
