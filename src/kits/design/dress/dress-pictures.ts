import { guide } from '#model/documents/guide.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import type { FileReference } from '#model/fields/file.ts'
import type { DressLogo, DressPicture } from '#scene/dress/dress.ts'
import { haveSameLayout, logoForms, luminanceOfTone } from '#scene/dress/logo-forms.ts'
import { type MeasuredPicture, measurePicture } from './measure-picture.ts'
import { tonesOf } from './tones-of.ts'

const { visual } = guide

/** Bytes of a picture: as small as a screen needs it, and as it was added. */
export interface PictureBytes {
  readonly screen: Blob
  readonly whole: Blob
}

/** Pictures of a dress, and their bytes by the key that the drawing names them by. */
export interface DressPictures<Picture extends DressPicture = DressPicture> {
  readonly pictures: readonly Picture[]
  readonly bytes: ReadonlyMap<string, PictureBytes>
  /** How many the guide has that are not here now, or that this browser cannot decode. */
  readonly absent: number
}

/** The content of a file; null where it cannot be had now. */
export type ReadPicture = (reference: FileReference) => Promise<{ readonly blob: Blob } | null>

/** A picture that was read and measured. */
export interface Read extends MeasuredPicture {
  readonly key: string
  readonly whole: Blob
}

/** Pictures that are decoded at the same time: each takes up to 50 MB. */
const lanes = 3

/** The logo's forms, each also in one colour for dark and for light grounds where it has an honest one. Rejects between two when the signal is aborted. */
export async function readDressLogos(
  answers: Answers,
  read: ReadPicture,
  signal?: AbortSignal,
): Promise<DressPictures<DressLogo>> {
  const at = (field: { readonly path: string }) => answers[field.path] as FileReference | null | undefined
  const variant = await readOne(at(visual['logoJson.blackWhite']), read)
  const bytes = new Map<string, PictureBytes>()
  const pictures: DressLogo[] = []
  let absent = 0
  for (const { form, parts } of logoForms) {
    signal?.throwIfAborted()
    const references = parts.map((part) =>
      at(part === 'symbol' ? visual.logoSymbol : visual[`logoJson.${part}`]),
    )
    const found = await readFirst(references, read)
    if (!found) {
      if (references.some(Boolean)) absent++
      continue
    }
    pictures.push(logoOf(found, form, 'colour'))
    bytes.set(found.key, { screen: found.small, whole: found.whole })
    const source = variant && haveSameLayout(variant, found) ? variant : found
    for (const { tone, blob } of await tonesOf(source.whole)) {
      const key = `${found.key}:${tone}`
      pictures.push({ ...logoOf(found, form, tone), key, luminance: luminanceOfTone(tone) })
      bytes.set(key, { screen: blob, whole: blob })
    }
  }
  return { pictures, bytes, absent }
}

/** The photographs in their order. One that is not here or cannot be decoded is left out. Rejects as the logos do. */
export async function readDressPhotos(
  answers: Answers,
  read: ReadPicture,
  signal?: AbortSignal,
): Promise<DressPictures> {
  const references = itemsOf(answers, visual.photography.path).flatMap(({ file }) =>
    file ? [file as FileReference] : [],
  )
  const waiting = [...references.entries()]
  const found: { readonly rank: number; readonly picture: Read }[] = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal?.throwIfAborted()
      const [rank, reference] = next
      const picture = await readOne(reference, read)
      if (picture) found.push({ rank, picture })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  const inOrder = found.toSorted((one, other) => one.rank - other.rank).map(({ picture }) => picture)
  return {
    pictures: inOrder.map(photoFacts),
    bytes: new Map(inOrder.map(({ key, small, whole }) => [key, { screen: small, whole }])),
    absent: references.length - inOrder.length,
  }
}

/** What a page is drawn with: a photograph is taken to be everywhere in its frame. */
export function photoFacts({ key, width, height, luma, spread }: Read): DressPicture {
  return { key, width, height, luma, spread }
}

/** The first of these files that can be read. */
async function readFirst(
  references: readonly (FileReference | null | undefined)[],
  read: ReadPicture,
): Promise<Read | null> {
  for (const reference of references) {
    const found = await readOne(reference, read)
    if (found) return found
  }
  return null
}

/** Null where it cannot be had now, and where this browser cannot decode it. */
export async function readOne(
  reference: FileReference | null | undefined,
  read: ReadPicture,
): Promise<Read | null> {
  if (!reference) return null
  const key = 'idFile' in reference ? `file-${reference.idFile}` : reference.idBlob
  try {
    const found = await read(reference)
    return found && { key, whole: found.blob, ...(await measurePicture(found.blob)) }
  } catch (cause) {
    console.warn('a picture is left out of designs', cause)
    return null
  }
}

function logoOf(
  { key, width, height, luma, spread, cover, luminance }: Read,
  form: DressLogo['form'],
  tone: DressLogo['tone'],
): DressLogo {
  return { key, width, height, luma, spread, cover, luminance, form, tone }
}
