import type { Kysely } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import { type OneColour, oneColourOf, painted } from '#model/logo/one-colour.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { readStored } from '#server/gateways/storage/storage.ts'
import type { Services } from '#server/http/context.ts'
import { type FileRow, listFileRows } from '../files/queries.ts'
import { MadeFiles } from './made-files.ts'
import { idFileOf } from './pictures.ts'
import type { SharedGuide } from './shared-guide.ts'

type Logo = NonNullable<NonNullable<SharedGuide['visual']>['logo']>

/** In pixels, about twice what a page shows. Finding the parts of a logo keeps the processor busy for its whole area. */
const formBox = { width: 600, height: 300 }
const mostKept = 1000
/** A larger picture is not decoded for a page: it is shown as it is. */
const mostLogoPixels = 25_000_000
/** The bytes of a file never change, so neither does the answer. */
const known = new Map<string, Promise<LogoForm>>()
const drawn = new MadeFiles(4_000_000)

/** How a logo is shown on a colour: in one, or in its own on a plate of white or black; `blank`: there is nothing to see. */
export type LogoForm = 'one-colour' | 'on-white' | 'on-black' | 'blank'
/** By the URLs of the logos; those that cannot be read are absent. */
export type LogoForms = ReadonlyMap<string, LogoForm>

type Access = Pick<Services, 'storage' | 'log'>

/** How the logos of a guide are shown on colours. Its symbol is only shown on white. */
export async function readLogoForms(
  db: Kysely<DB>,
  { storage, log }: Access,
  idBrand: number,
  logo: Logo | null | undefined,
): Promise<LogoForms> {
  const { symbol: _, ...shown } = logo ?? {}
  const pictures = Object.values(shown).filter((picture) => picture?.isThere)
  const urls = new Map(pictures.flatMap((picture) => (picture ? [[idFileOf(picture.url), picture.url]] : [])))
  const rows = await listFileRows(db, idBrand, [...urls.keys()])
  const forms = await Promise.all(
    rows.map(async (row): Promise<[string, LogoForm][]> => {
      const form = await formOf(row).catch((err: unknown) => warn(err, row))
      return form === 'blank' ? [] : [[urls.get(row.id) ?? '', form]]
    }),
  )
  return new Map(forms.flat())

  function formOf(row: FileRow): Promise<LogoForm> {
    const key = row.storage_key
    const answer =
      known.get(key) ??
      readStored(storage, key).then((bytes) => {
        // Unlike an answer about bytes, that may change.
        if (bytes === null) throw new Error('the file store has no bytes')
        return readForm(bytes).catch((err: unknown) => warn(err, row))
      })
    known.set(key, answer)
    answer.catch(() => known.delete(key))
    if (known.size > mostKept) known.delete([...known.keys()][0] ?? key)
    return answer
  }

  function warn(err: unknown, { id }: FileRow): 'blank' {
    log.warn({ err, idFile: id }, 'a logo could not be read; it is not shown on colours')
    return 'blank'
  }
}

/** The one-colour form of a logo as a PNG in black; null where it has none. Rejects where it cannot be decoded. */
export function drawForm(storage: Services['storage'], { storage_key }: FileRow): Promise<Buffer | null> {
  const made = drawn.get(storage_key, async () => {
    const bytes = await readStored(storage, storage_key)
    const form = bytes && (await oneColourPng(bytes))
    return form ?? Buffer.alloc(0)
  })
  return made.then((png) => (png.length === 0 ? null : png))
}

async function readForm(bytes: Buffer): Promise<LogoForm> {
  const { form } = await formOfPicture(bytes, formBox)
  if (form.kind === 'plate') return form.ground === 'white' ? 'on-white' : 'on-black'
  return form.kind === 'form' ? 'one-colour' : 'blank'
}

async function oneColourPng(bytes: Buffer): Promise<Buffer | null> {
  const { form, width, height } = await formOfPicture(bytes, formBox)
  if (form.kind !== 'form') return null
  const raw = { width, height, channels: 4 } as const
  return sharp(painted(form.opacity, [0, 0, 0]), { raw })
    .png()
    .toBuffer()
}

export interface DrawnForm {
  readonly form: OneColour
  readonly width: number
  readonly height: number
}

interface Box {
  readonly width: number
  readonly height: number
}

/** The form of a picture inside a box. */
export async function formOfPicture(bytes: Buffer, box: Box): Promise<DrawnForm> {
  const { data, info } = await (await readPicture(bytes, box))
    .resize({ ...box, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
  return { form: oneColourOf(pixels), width: info.width, height: info.height }
}

/** A picture to be made smaller; a drawing is rendered at about the size of the box. */
export async function readPicture(bytes: Buffer, box: Box): Promise<Sharp> {
  const limit = { limitInputPixels: mostLogoPixels }
  const { width = 1, height = 1, format } = await sharp(bytes, limit).metadata()
  const scale = Math.min(box.width / width, box.height / height)
  const density = format === 'svg' ? Math.min(4800, Math.max(1, 72 * scale)) : 72
  return sharp(bytes, { ...limit, density }).autoOrient()
}
