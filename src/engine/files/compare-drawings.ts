import { comparedSide, isBlank, lookDifferent } from '#model/drawings/compare-pictures.ts'

/**
 * Whether a drawing looks different after it was cleaned, in small pictures of both. Null where they cannot be compared: the
 * browser does not draw the file as it came, or not in a canvas.
 */
export async function drawingsDiffer(before: string, after: string): Promise<boolean | null> {
  const [first, second] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  if (!first || isBlank(first)) return null
  return !second || lookDifferent(first, second)
}

/**
 * The address of a drawing in itself. Browsers do not let the pixels be read of a drawing with an embedded page at the address
 * of a blob.
 */
export function drawingAddress(svg: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(svg.type === type ? svg : new Blob([svg], { type }))
  })
}

const type = 'image/svg+xml'

async function pixelsOf(address: string): Promise<Uint8ClampedArray | null> {
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = comparedSide
    canvas.height = comparedSide
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(picture, 0, 0, comparedSide, comparedSide)
    return context?.getImageData(0, 0, comparedSide, comparedSide).data ?? null
  } catch {
    return null
  }
}
