import { type Slice, sliceFor } from '../fonts/slices.ts'
import { mergeSlices, type WantedSlice } from './merge-slices.ts'
import { glyphsOf, renamed, tablesOf } from './sfnt-tables.ts'

/** Where font files come from: the app itself, the cache, or the server. */
export interface FontSource {
  /** The whole of Pretendard. */
  base(weight: 400 | 700): Promise<Uint8Array>
  /** The slices of a face, by the folder of its family. Rejects where they are not on the device. */
  slices(slug: string, weight: number): Promise<readonly Slice[]>
  /** A slice as TrueType. Rejects where it is not on the device. */
  file(slice: Slice): Promise<Uint8Array>
  /** The folder of the family for characters that Pretendard does not have. */
  readonly others: string
}

export interface WantedFace {
  readonly role: string
  readonly slug: string
  readonly weight: number
}

export interface SetFace {
  /** Families in the order in which they are tried. */
  readonly families: readonly string[]
  /** False where a part of it is not on this device. */
  readonly isWhole: boolean
}

export interface SetFonts {
  readonly files: readonly Uint8Array[]
  readonly faces: Readonly<Record<string, SetFace>>
  /** After all others: Pretendard and what it lacks. */
  readonly fallback: readonly string[]
  /** Characters that no font has. */
  readonly missing: readonly string[]
}

const own = 'Pretendard'
const others = 'Saegim Others'
const pretendard = { files: [] as Uint8Array[], families: [own], isWhole: true }
const latin = 0x41
/** From here on a language that is written in Han uses its own font before Pretendard. */
const firstHan = 0x2e80

/** The fonts of a text: the wanted faces, and after them Pretendard and a font for what it lacks. */
export async function setFonts(
  source: FontSource,
  wanted: readonly WantedFace[],
  text: string,
  isHan: boolean,
): Promise<SetFonts> {
  const codes = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).filter(isVisible)
  const [regular, bold] = await Promise.all([source.base(400), source.base(700)])
  const files: Uint8Array[] = [regular, bold]
  const owned = glyphsOf(tablesOf(regular))
  const lacking = codes.filter((code) => !owned.has(code) || (isHan && code >= firstHan))
  const added = await Promise.all(
    [400, 700].map((weight) => facesOf(source, { role: others, slug: source.others, weight }, lacking)),
  )
  files.push(...added.flatMap((face) => face.files))
  const covered = new Set(added[0]?.files.flatMap((file) => [...glyphsOf(tablesOf(file)).keys()]))
  const second = added.some((face) => face.files.length > 0) ? (added[0]?.families ?? []) : []
  const faces: Record<string, SetFace> = {}
  const chosen = await Promise.all(
    wanted.map((face) => (face.slug === 'pretendard' ? pretendard : facesOf(source, face, codes))),
  )
  chosen.forEach(({ files: more, ...set }, index) => {
    files.push(...more)
    faces[wanted[index]?.role ?? ''] = set
  })
  return {
    files,
    faces,
    fallback: isHan ? [...second, own] : [own, ...second],
    missing: lacking
      .filter((code) => !covered.has(code) && !owned.has(code))
      .map((code) => String.fromCodePoint(code)),
  }
}

/** A face as at most two files: the slice with Latin letters whole, with its kerning, and the rest merged. */
async function facesOf(source: FontSource, { role, slug, weight }: WantedFace, codes: readonly number[]) {
  const name = `Saegim ${role}`
  const nothing = { files: [] as Uint8Array[], families: [] as string[], isWhole: codes.length === 0 }
  if (codes.length === 0) return nothing
  const slices = await source.slices(slug, weight).catch(() => null)
  if (!slices) return nothing
  const byFile = new Map<Slice, number[]>()
  for (const code of codes) {
    const slice = sliceFor(slices, String.fromCodePoint(code))
    if (slice) byFile.set(slice, [...(byFile.get(slice) ?? []), code])
  }
  let isWhole = true
  const read = await Promise.all(
    [...byFile].map(async ([slice, wanted]) => {
      try {
        return [{ font: await source.file(slice), codes: wanted }]
      } catch {
        isWhole = false
        return []
      }
    }),
  )
  const all: readonly WantedSlice[] = read.flat()
  const western = all.find(({ codes: wanted }) => wanted.includes(latin))
  const merged = mergeSlices(
    `${name} B`,
    all.filter((slice) => slice !== western),
  )
  const files = [...(western ? [renamed(western.font, `${name} A`)] : []), ...(merged ? [merged] : [])]
  const families = [...(western ? [`${name} A`] : []), ...(merged ? [`${name} B`] : [])]
  return { files, families, isWhole }
}

function isVisible(code: number): boolean {
  return !/[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}]/u.test(String.fromCodePoint(code))
}
