import type { Transaction } from 'kysely'
import type { GivenOf } from '#contract/call.ts'
import {
  changeColors,
  changeLogo,
  changePhotographs,
  changeTypography,
  deletePhotograph,
  downloadTypography,
  listPhotographs,
  readPhotograph,
  readVisual,
  suggestColors,
} from '#contract/visual.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { fontFamilies, fontFamilyOf } from '#model/options/fonts.ts'
import { listFileRows } from '#server/api/files/queries.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Bytes } from '#server/http/bytes.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { changeDocument } from '../change-document.ts'
import { toColumns } from '../properties.ts'
import { type Choices, changeChoices, isFinalised } from './finalising.ts'
import { packFont } from './font-pack.ts'
import {
  colorsOf,
  deletePhotographRow,
  lockVisualRow,
  type PhotographRow,
  photographRows,
  readVisualRow,
  typographyOf,
  writeChoices,
  writeLogo,
} from './queries.ts'
import {
  colorNames,
  fontRoles,
  logoParts,
  photographNames,
  toColors,
  toLogo,
  toPhotograph,
  toTypography,
} from './rows.ts'
import { suggestPalettes } from './suggestions.ts'

const photographsAtMost = guide.visual.photography.atMost

export const visualRoutes: readonly Implementation[] = [
  implement(readVisual, async ({ db, idBrand }) => {
    const row = await readVisualRow(db, idBrand)
    return {
      logo: toLogo(row),
      colors: toColors(colorsOf(row)),
      typography: toTypography(typographyOf(row)),
      photography: (await photographRows.list(db, idBrand)).map(toPhotograph),
    }
  }),

  implement(changeLogo, async (context, { body }) => {
    const { idBrand } = context
    const given = { ...body.logoJson, ...(body.logoSymbol !== undefined && { symbol: body.logoSymbol }) }
    await checkFiles(
      context,
      Object.entries(given).map(([part, file]) => ({
        field: part === 'symbol' ? 'logoSymbol' : `logoJson.${part}`,
        idFile: file?.idFile,
      })),
    )
    return changeDocument(context, 'guide', async (db) => {
      const before = await lockVisualRow(db, idBrand)
      const logo = Object.fromEntries(
        [...logoParts, 'symbol'].flatMap((part) => {
          const file = Reflect.get(given, part) as { idFile: number } | null | undefined
          const kept = file === undefined ? before.logo[part] : file
          return kept ? [[part, { idFile: kept.idFile }]] : []
        }),
      )
      await writeLogo(db, idBrand, logo)
      return toLogo({ ...before, logo })
    })
  }),

  implement(changeColors, async (context, { body }) =>
    toColors(await finaliseChoices(context, 'colors', colorNames, body)),
  ),

  implement(changeTypography, async (context, { body }) => {
    for (const role of fontRoles) checkFont(role, Reflect.get(body, role))
    return toTypography(await finaliseChoices(context, 'typography', fontRoles, body))
  }),

  implement(downloadTypography, async (_context, { body }) => {
    const family = fontFamilyOf(body.idFontFamily)
    if (!family) throw new Refusal('NOT_FOUND')
    const fileName = `${family.family.replaceAll(' ', '-')}.zip`
    return new Bytes({ body: await packFont(family), type: 'application/zip', fileName })
  }),

  implement(listPhotographs, async ({ db, idBrand }) =>
    listing('photography', (await photographRows.list(db, idBrand)).map(toPhotograph)),
  ),

  implement(changePhotographs, async (context, { body }) => {
    const { idBrand } = context
    await checkFiles(
      context,
      body.map(({ idFile }, index) => ({ field: `${index}.idFile`, idFile })),
    )
    return changeDocument(context, 'guide', async (db) => {
      const added = body.filter(({ idBrandVisualPhotography: id }) => id === undefined).length
      if (added > 0 && (await photographRows.count(db, idBrand)) + added > photographsAtMost)
        throw new Refusal('LIMIT_EXCEEDED')
      const made: PhotographRow[] = []
      for (const { idBrandVisualPhotography: id, ...change } of body) {
        const columns = toColumns(photographNames, change)
        const row =
          id === undefined
            ? await photographRows.insert(db, idBrand, columns)
            : await photographRows.change(db, idBrand, id, columns)
        if (!row) throw new Refusal('NOT_FOUND')
        made.push(row)
      }
      return listing('photography', made.map(toPhotograph))
    })
  }),

  implement(readPhotograph, async ({ db, idBrand }, { params }) => {
    const row = await photographRows.read(db, idBrand, params.id)
    if (!row) throw new Refusal('NOT_FOUND')
    return toPhotograph(row)
  }),

  implement(deletePhotograph, async (context, { params }) => {
    const { idBrand } = context
    return changeDocument(context, 'guide', async (db) => {
      if (!(await deletePhotographRow(db, idBrand, params.id))) throw new Refusal('NOT_FOUND')
      return {}
    })
  }),

  implement(suggestColors, ({ db, idBrand }, { query }) => suggestPalettes(db, idBrand, query.main)),
]

type ChoicesBody = GivenOf<typeof changeColors>['body'] | GivenOf<typeof changeTypography>['body']

async function finaliseChoices(
  context: CallContext,
  kind: 'colors' | 'typography',
  names: readonly string[],
  { finalised, seen, ...choices }: ChoicesBody,
): Promise<Choices> {
  const { idBrand } = context
  const mayFinalise = isAtLeast(context.role, 'BRAND_ROLE_DESIGNER')
  const choose = async (db: Transaction<DB>) => {
    const row = await lockVisualRow(db, idBrand)
    const before = kind === 'colors' ? colorsOf(row) : typographyOf(row)
    const change = { choices, finalised, seen, mayFinalise, now: new Date() }
    const after = changeChoices(before, names, change)
    await writeChoices(db, idBrand, kind, after)
    return { before, after }
  }
  const { after } = await changeDocument(context, 'guide', choose, {
    isMore: ({ before, after }) => isFinalised(before) !== isFinalised(after),
  })
  return after
}

function checkFont(
  role: string,
  font: { idFontFamily: number; idFontFace: number } | null | undefined,
): void {
  if (!font) return
  const family = fontFamilies.find(({ idFontFamily }) => idFontFamily === font.idFontFamily)
  if (!family?.faces.some(({ idFontFace }) => idFontFace === font.idFontFace))
    throw refuseField(role, 'INVALID_VALUE')
}

/** Throws BAD_REQUEST for files of other brands: a share page would show them without an account. */
async function checkFiles(
  { db, idBrand }: CallContext,
  given: readonly { readonly field: string; readonly idFile: number | null | undefined }[],
): Promise<void> {
  const asked = given.flatMap(({ field, idFile }) => (idFile ? [{ field, idFile }] : []))
  const ids = asked.map(({ idFile }) => idFile)
  const own = new Set((await listFileRows(db, idBrand, ids)).map(({ id }) => id))
  const fields = asked.filter(({ idFile }) => !own.has(idFile))
  if (fields.length > 0)
    throw new Refusal('BAD_REQUEST', {
      fields: fields.map(({ field }) => ({ field, code: 'INVALID_VALUE' })),
    })
}
