import { type CleanedDrawing, cleanDrawing } from '#model/drawings/clean-drawing.ts'
import { encodingOf } from '#model/drawings/encoding.ts'

/** A picked SVG as it may be stored, or why it may not. Loaded with its parser of XML when the first drawing is picked. */
export async function cleanSvgFile(file: Blob): Promise<CleanedDrawing> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    return cleanDrawing(new TextDecoder(encodingOf(bytes)).decode(bytes))
  } catch (cause) {
    // Its declaration names an encoding that there is not.
    if (cause instanceof RangeError) return { ok: false, problem: 'broken', part: null }
    throw cause
  }
}

/** The same for a text; null where it may not be stored. */
export async function cleanSvg(text: string): Promise<string | null> {
  const cleaned = await cleanSvgFile(new Blob([text]))
  return cleaned.ok ? cleaned.svg : null
}
