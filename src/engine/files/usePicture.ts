import { useLoaded } from '../watch/useLoaded.ts'

/** Facts about a picture that decide on its background. */
export interface PictureFacts {
  /** Width by height. */
  readonly ratio: number
  /** More than 5 % of it is transparent. */
  readonly isClear: boolean
}

/** Null until the picture is decoded, and where it cannot be. */
export function usePicture(url: string | null): PictureFacts | null {
  return useLoaded(url, () => look(url ?? '')) ?? null
}

async function look(url: string): Promise<PictureFacts> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const { naturalWidth, naturalHeight } = picture
  const side = 32
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(picture, 0, 0, side, side)
  const pixels = context?.getImageData(0, 0, side, side).data
  let clear = 0
  for (let i = 3; pixels && i < pixels.length; i += 4) if ((pixels[i] ?? 255) < 128) clear++
  return { ratio: naturalWidth / Math.max(1, naturalHeight), isClear: clear > side * side * 0.05 }
}
