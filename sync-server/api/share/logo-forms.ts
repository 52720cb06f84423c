import type { Kysely } from 'kysely'
import sharp from 'sharp'
import { painted } from '#model/logo/one-colour.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { drawingProcess, Undrawable } from '#server/drawings/draw-apart.ts'
import type { OneColourPicture } from '#server/drawings/draw-picture.ts'
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
        return readForm(bytes, row).catch((err: unknown) => {
          if (err instanceof Undrawable) return warn(err, row)
          throw err
        })
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
export function drawForm(storage: Services['storage'], row: FileRow): Promise<Buffer | null> {
  const made = drawn.get(row.storage_key, async () => {
    const bytes = await readStored(storage, row.storage_key)
    const form = bytes && (await oneColourPng(bytes, row))
    return form ?? Buffer.alloc(0)
  })
  return made.then((png) => (png.length === 0 ? null : png))
}

async function readForm(bytes: Buffer, row: FileRow): Promise<LogoForm> {
  const { form } = await formOfPicture(bytes, formBox, `brand ${row.brand_id}`)
  if (form.kind === 'plate') return form.ground === 'white' ? 'on-white' : 'on-black'
  return form.kind === 'form' ? 'one-colour' : 'blank'
}

async function oneColourPng(bytes: Buffer, row: FileRow): Promise<Buffer | null> {
  const { form, width, height } = await formOfPicture(bytes, formBox, `brand ${row.brand_id}`)
  if (form.kind !== 'form') return null
  const raw = { width, height, channels: 4 } as const
  return sharp(painted(form.opacity, [0, 0, 0]), { raw })
    .png()
    .toBuffer()
}

/** The form of a picture inside a box. `owner` waits for itself. Rejects with `Undrawable` where it cannot be decoded. */
export function formOfPicture(bytes: Buffer, box: Size, owner: string): Promise<OneColourPicture> {
  return drawingProcess.run(owner, 'one colour', { bytes, box: { ...box, isFilled: true } })
}

interface Size {
  readonly width: number
  readonly height: number
}
