import type { DressLogo, DressPicture } from '#scene/dress/dress.ts'
import { haveSameLayout, luminanceOfTone } from '#scene/dress/logo-forms.ts'
import type { KnownPicture } from './known-pictures.ts'
import type { WantedFiles } from './wanted-files.ts'

interface DressPictures {
  readonly logos: readonly DressLogo[]
  readonly photos: readonly DressPicture[]
  /** By what stands after `file:` in the body. */
  readonly files: Readonly<Record<string, DressPicture>>
  /** Data URLs of all of them by their keys. */
  readonly addresses: ReadonlyMap<string, string>
}

type Known = ReadonlyMap<number, KnownPicture>

/** Makes pictures of a dress of the wanted files; those that are not known are left out. */
export function dressPictures(wanted: WantedFiles, known: Known): DressPictures {
  const addresses = new Map<string, string>()
  const add = (id: number | null): DressPicture | null => {
    const picture = id === null ? undefined : known.get(id)
    if (!picture) return null
    addresses.set(`file-${id}`, picture.address)
    return factsOf(`file-${id}`, picture)
  }
  const photos = wanted.photos.map((id) => add(id) ?? absentPhoto)
  const files = wanted.own.flatMap((id): [string, DressPicture][] => {
    const picture = add(id)
    return picture ? [[String(id), picture]] : []
  })
  const logos = dressLogos(wanted, known, addresses)
  return { logos, photos: withoutEnd(photos), files: Object.fromEntries(files), addresses }
}

/** Each form by its best known file, in its colours and in one colour. Adds their addresses. */
function dressLogos(
  { logos, blackWhite }: WantedFiles,
  known: Known,
  addresses: Map<string, string>,
): readonly DressLogo[] {
  const [variant] = blackWhite.flatMap((id) => known.get(id) ?? [])
  return logos.flatMap(({ form, ids }) => {
    const id = ids.find((one) => known.has(one))
    const picture = id === undefined ? undefined : known.get(id)
    if (!picture) return []
    const key = `file-${id}`
    const colour = { ...factsOf(key, picture), luminance: picture.luminance, form, tone: 'colour' } as const
    addresses.set(key, picture.address)
    const { tones } = variant && haveSameLayout(variant, picture) ? variant : picture
    const others = tones.map(({ tone, address }): DressLogo => {
      addresses.set(`${key}:${tone}`, address)
      return { ...colour, key: `${key}:${tone}`, tone, luminance: luminanceOfTone(tone) }
    })
    return [colour, ...others]
  })
}

/** Keeps the numbers of those after it; no back end has it. */
const absentPhoto: DressPicture = { key: 'absent', width: 0, height: 0, luma: null }

function withoutEnd(photos: readonly DressPicture[]): readonly DressPicture[] {
  return photos.slice(0, photos.findLastIndex((photo) => photo !== absentPhoto) + 1)
}

function factsOf(key: string, { width, height, luma, spread, cover }: KnownPicture): DressPicture {
  return { key, width, height, luma, spread, cover }
}
