import { readSlice, type Slice, sliceFor } from '#engine/fonts/slices.ts'
import type { OfferedFace } from '#scene/back-ends/offered-faces.ts'

/** By address. */
const files = new Map<string, Promise<void>>()

/** Loads the slices of a face that letters need into the fonts of this worker; false where one cannot be had. */
export async function loadWorkerLetters(
  face: OfferedFace,
  letters: string,
  slices: readonly Slice[],
): Promise<boolean> {
  const wanted = new Set([...letters].flatMap((letter) => sliceFor(slices, letter) ?? []))
  try {
    await Promise.all(Array.from(wanted, (slice) => loadOnce(face, slice)))
    return true
  } catch {
    return false
  }
}

function loadOnce(face: OfferedFace, slice: Slice): Promise<void> {
  const known = files.get(slice.url)
  if (known) return known
  const loading = loadSlice(face, slice)
  files.set(slice.url, loading)
  loading.catch(() => files.delete(slice.url))
  return loading
}

async function loadSlice({ family, weight }: OfferedFace, { url, ranges }: Slice): Promise<void> {
  const bytes = await readSlice(url)
  const unicodeRange = ranges?.map(([from, to]) => `U+${hex(from)}-${hex(to)}`).join(', ')
  const font = new FontFace(family.family, bytes as Uint8Array<ArrayBuffer>, {
    weight: String(weight),
    ...(unicodeRange !== undefined && { unicodeRange }),
  })
  fontsOfWorker().add(await font.load())
}

function fontsOfWorker(): FontFaceSet {
  return (globalThis as unknown as { readonly fonts: FontFaceSet }).fonts
}

function hex(code: number): string {
  return code.toString(16).toUpperCase()
}
