import * as z from 'zod'
import { colour, id, listOf, nothing, textUpTo } from './basic.ts'

const colourNames = [
  'main',
  'secondary',
  'tertiary',
  'quaternary',
  'success',
  'info',
  'warning',
  'danger',
] as const

const logoParts = ['primary', 'secondary', 'blackWhite', 'vector'] as const

const fontRoles = ['korMain', 'korSub', 'engMain', 'engSub'] as const

const each = <Name extends string, Shape extends z.ZodType>(names: readonly Name[], shape: Shape) =>
  Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>

/** A file of the brand. Answers add the address of its bytes. */
const fileInput = z.object({ idFile: z.number().int().positive() }).nullable()

const fileOutput = z.object({ idFile: z.number(), url: z.string() }).nullable()

const logo = z.object({ logoJson: z.object(each(logoParts, fileOutput)), logoSymbol: fileOutput })

const colors = z.object({ ...each(colourNames, z.string().nullable()), finalised: z.boolean() })

const font = z.object({
  idFontFamily: z.number().int().positive(),
  idFontFace: z.number().int().positive(),
  weightValue: z.number().int().min(1).max(1000),
})

const typography = z.object({ ...each(fontRoles, font.nullable()), finalised: z.boolean() })

const photograph = z
  .object({
    idBrandVisualPhotography: z.number(),
    idFile: z.number().nullable(),
    /** Address of the picture: of the file, or at the photo service. */
    url: z.string().nullable(),
    idUnsplash: z.string().nullable(),
    description: z.string().nullable(),
    orderAscending: z.number(),
  })
  .meta({ id: 'Photograph' })

const photographs = listOf('photography', photograph)

const visual = z.object({ logo, colors, typography, photography: z.array(photograph) }).meta({ id: 'Visual' })

export const readVisual = { answer: visual }

export const changeLogo = {
  body: z
    .object({ logoJson: z.object(each(logoParts, fileInput)).partial(), logoSymbol: fileInput })
    .partial(),
  answer: logo,
}

export const changeColors = {
  body: z
    .object({
      ...each(colourNames, colour.nullable()),
      finalised: z.boolean().nullable(),
      seen: z.object(each(colourNames, colour)),
    })
    .partial(),
  answer: colors,
}

export const changeTypography = {
  body: z
    .object({
      ...each(fontRoles, font.nullable()),
      finalised: z.boolean().nullable(),
      seen: z.object(each(fontRoles, font)),
    })
    .partial(),
  answer: typography,
}

export const downloadTypography = {
  body: z.object({ idFontFamily: z.number().int().positive() }),
  answer: z.unknown(),
}

const photographChange = z.object({
  /** Absent: the photograph is added. */
  idBrandVisualPhotography: z.number().int().positive().optional(),
  idFile: z.number().int().positive().nullable().optional(),
  url: textUpTo(500).optional(),
  idUnsplash: textUpTo(40).optional(),
  description: textUpTo(100).optional(),
  orderAscending: z.number().int().min(0).max(10_000).optional(),
})

export const listPhotographs = { answer: photographs }

export const changePhotographs = { body: z.array(photographChange).max(50), answer: photographs }

export const readPhotograph = { params: z.object({ id }), answer: photograph }

export const deletePhotograph = { params: z.object({ id }), answer: nothing }

export const suggestColors = {
  query: z.object({ main: colour.optional() }),
  answer: z.object({
    palettes: z.array(z.object({ option: z.string(), ...each(colourNames, z.string()) })),
    needs: z.array(z.string()),
  }),
}
