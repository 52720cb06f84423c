import type { Kysely } from 'kysely'
import type { Body } from '#scene/body/body.ts'
import { filesIn } from '#scene/body/file-sources.ts'
import type { Dress, DressLogo, DressPicture } from '#scene/dress/dress.ts'
import { dressOf } from '#scene/dress/dress-of.ts'
import { readStoredAnswers } from '#server/api/documents/stored-answers.ts'
import { photographRows, readVisualRow } from '#server/api/documents/visual/queries.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Undrawable } from '#server/drawings/draw-apart.ts'
import type { Storage } from '#server/gateways/storage/storage.ts'
import type { Logger } from '#server/logging.ts'
import type { StoredState } from './design-works.ts'
import { readDraftLogos } from './draft-logos.ts'
import { type KnownPicture, readPictures } from './known-pictures.ts'

interface StoredDress {
  readonly dress: Dress
  /** Data URLs of its pictures by their keys. */
  readonly addresses: ReadonlyMap<string, string>
}

interface Access {
  readonly storage: Pick<Storage, 'get'>
  readonly log: Logger
  /** The guide of the brand as its document is stored. */
  readGuide(): Promise<StoredState>
}

/**
 * The dress of a brand as REST has it, with those of its pictures that a body has places for, and files of the brand that the body
 * names.
 */
export async function readStoredDress(
  db: Kysely<DB>,
  access: Access,
  idBrand: number,
  body: Body,
): Promise<StoredDress> {
  const [guide, strategy, visual, photographs] = await Promise.all([
    readStoredAnswers(db, idBrand, 'guide'),
    readStoredAnswers(db, idBrand, 'strategy'),
    readVisualRow(db, idBrand),
    photographRows.list(db, idBrand),
  ])
  const slots = JSON.stringify(body.pages)
  const files = visual?.logo ?? {}
  const logoFiles = /"\{logo\./.test(slots)
    ? logoForms.map(({ form, parts }) => ({ form, ids: parts.flatMap((part) => files[part]?.idFile ?? []) }))
    : []
  const places = new Set([...slots.matchAll(/"\{photo\.(\d{1,3})\}"/g)].map(([, at]) => Number(at) - 1))
  // As on devices, `{photo.1}` is the first that is a file.
  const photoFiles = photographs
    .flatMap(({ id_file }) => id_file ?? [])
    .map((id, at) => (places.has(at) ? id : null))
  const ownFiles = filesIn(body).filter((file) => /^[1-9]\d{0,14}$/.test(file))
  const variantFiles = logoFiles.length > 0 ? [files.blackWhite?.idFile ?? []].flat() : []
  const known = await readPictures(db, access, idBrand, {
    logos: [...logoFiles.flatMap(({ ids }) => ids), ...variantFiles],
    photos: photoFiles.filter((id) => id !== null),
    own: ownFiles.map(Number),
  })
  const addresses = new Map<string, string>()
  const [variant] = variantFiles.flatMap((id) => known.get(id) ?? [])
  const logos = logoFiles.flatMap(({ form, ids }) => {
    const id = ids.find((one) => known.has(one))
    const picture = id === undefined ? undefined : known.get(id)
    if (!picture) return []
    const source = variant && isOfLayout(variant, picture) ? variant : picture
    return logosOf(form, `file-${id}`, { ...picture, tones: source.tones }, addresses)
  })
  const isDrafted = /"\{logo\./.test(slots) && Object.values(files).every((file) => !file?.idFile)
  const draft = isDrafted ? await readDraft(access, idBrand) : null
  for (const [key, address] of draft?.addresses ?? []) addresses.set(key, address)
  const photos = photoFiles.map((id): DressPicture => {
    const picture = id === null ? undefined : known.get(id)
    if (!picture) return absentPhoto
    addresses.set(`file-${id}`, picture.address)
    return factsOf(`file-${id}`, picture)
  })
  const own = ownFiles.flatMap((file): [string, DressPicture][] => {
    const picture = known.get(Number(file))
    if (!picture) return []
    addresses.set(`file-${file}`, picture.address)
    return [[file, factsOf(`file-${file}`, picture)]]
  })
  const pictures = { logos: draft?.logos ?? logos, photos: withoutEnd(photos) }
  const dress = dressOf({ ...guide, ...strategy }, pictures)
  return { dress: own.length > 0 ? { ...dress, files: Object.fromEntries(own) } : dress, addresses }
}

/** Where it cannot be drawn, the name stands in its place. */
async function readDraft({ log, readGuide }: Access, idBrand: number) {
  try {
    return await readDraftLogos(await readGuide(), `brand ${idBrand}`)
  } catch (err) {
    if (!(err instanceof Undrawable)) throw err
    log.warn({ err, idBrand }, 'the drafted logo is left out of the thumbnails of designs')
    return null
  }
}

/** The files of each form, the best first. */
const logoForms = [
  { form: 'primary', parts: ['vector', 'primary'] },
  { form: 'secondary', parts: ['secondary'] },
  { form: 'symbol', parts: ['symbol'] },
] as const

/** How far the ratios of two files of a logo may differ, so that one is the one-colour form of the other. */
const sameRatio = 0.02

function isOfLayout(one: KnownPicture, other: KnownPicture): boolean {
  return Math.abs(one.width / one.height / (other.width / other.height) - 1) <= sameRatio
}

/** Keeps the numbers of those after it; no back end has it. */
const absentPhoto: DressPicture = { key: 'absent', width: 0, height: 0, luma: null }

function withoutEnd(photos: readonly DressPicture[]): readonly DressPicture[] {
  return photos.slice(0, photos.findLastIndex((photo) => photo !== absentPhoto) + 1)
}

function logosOf(
  form: DressLogo['form'],
  key: string,
  picture: KnownPicture,
  addresses: Map<string, string>,
): DressLogo[] {
  addresses.set(key, picture.address)
  const colour = { ...factsOf(key, picture), luminance: picture.luminance, form, tone: 'colour' } as const
  const others = picture.tones.map(({ tone, address }): DressLogo => {
    addresses.set(`${key}:${tone}`, address)
    return { ...colour, key: `${key}:${tone}`, tone, luminance: tone === 'light' ? 1 : 0 }
  })
  return [colour, ...others]
}

function factsOf(key: string, { width, height, luma, spread, cover }: KnownPicture): DressPicture {
  return { key, width, height, luma, spread, cover }
}
