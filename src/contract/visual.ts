import * as z from 'zod'
import { call } from './call.ts'
import { id, listOf, nothing, textUpTo } from './shapes.ts'

/** `#RRGGBB`; small letters are taken and kept as capitals. */
const colour = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/)
  .toUpperCase()

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

const each = <Name extends string, Shape extends z.ZodType>(names: readonly Name[], shape: Shape) =>
  Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>

/** A file of the brand's drive; the answer says where its bytes are. */
const fileTaken = z.object({ idFile: z.number().int().positive() }).nullable()
const fileGiven = z.object({ idFile: z.number(), url: z.string() }).nullable()

const logoParts = ['primary', 'secondary', 'blackWhite', 'vector'] as const
const logo = z.object({ logoJson: z.object(each(logoParts, fileGiven)), logoSymbol: fileGiven })

const colors = z.object({ ...each(colourNames, z.string().nullable()), finalised: z.boolean() })

const fontRoles = ['korMain', 'korSub', 'engMain', 'engSub'] as const
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
    /** Where the picture is: of the file, or where the photo service has it. */
    url: z.string().nullable(),
    idUnsplash: z.string().nullable(),
    description: z.string().nullable(),
    orderAscending: z.number(),
  })
  .meta({ id: 'Photograph' })

const photographs = listOf('photography', photograph)

export const visual = z
  .object({ logo, colors, typography, photography: z.array(photograph) })
  .meta({ id: 'Visual' })

export const readVisual = call({
  name: 'brandVisual.read',
  method: 'GET',
  path: '/api/v1/brand/visual',
  summary: 'Logo, colours, typography and photographs',
  access: 'BRAND_ROLE_MEMBER',
  answer: visual,
})

export const changeLogo = call({
  name: 'brandVisual.changeLogo',
  method: 'PATCH',
  path: '/api/v1/brand/visual/logo',
  summary: 'Sets or takes away some of the logo files',
  access: 'BRAND_ROLE_MEMBER',
  body: z
    .object({ logoJson: z.object(each(logoParts, fileTaken)).partial(), logoSymbol: fileTaken })
    .partial(),
  answer: logo,
})

/**
 * `finalised: true` is for designers and above, and settles the colours that are there; any change of one clears it.
 * With `seen` it settles exactly those eight, also where the newest are still on their way from the document to here:
 * a device always says what its person saw.
 */
export const changeColors = call({
  name: 'brandVisual.changeColors',
  method: 'PATCH',
  path: '/api/v1/brand/visual/color',
  summary: 'Changes some of the eight colours, or settles them',
  access: 'BRAND_ROLE_MEMBER',
  body: z
    .object({
      ...each(colourNames, colour.nullable()),
      finalised: z.boolean().nullable(),
      seen: z.object(each(colourNames, colour)),
    })
    .partial(),
  answer: colors,
  errors: ['FORBIDDEN_ROLE', 'CONFLICT'],
  queueing: 'replay',
  idempotent: true,
})

/** `finalised` and `seen` as with the colours. */
export const changeTypography = call({
  name: 'brandVisual.changeTypography',
  method: 'PATCH',
  path: '/api/v1/brand/visual/typography',
  summary: 'Changes some of the four fonts, or settles them',
  access: 'BRAND_ROLE_MEMBER',
  body: z
    .object({
      ...each(fontRoles, font.nullable()),
      finalised: z.boolean().nullable(),
      seen: z.object(each(fontRoles, font)),
    })
    .partial(),
  answer: typography,
  errors: ['FORBIDDEN_ROLE', 'CONFLICT'],
  queueing: 'replay',
  idempotent: true,
})

export const downloadTypography = call({
  name: 'brandVisual.downloadTypography',
  method: 'POST',
  path: '/api/v1/brand/visual/typography/download',
  summary: 'A font family with its licence, as a .zip',
  access: 'BRAND_ROLE_MEMBER',
  body: z.object({ idFontFamily: z.number().int().positive() }),
  answer: z.unknown(),
  content: 'application/zip',
  errors: ['NOT_FOUND'],
})

const photographChange = z.object({
  /** Absent: a new one. */
  idBrandVisualPhotography: z.number().int().positive().optional(),
  idFile: z.number().int().positive().nullable().optional(),
  url: textUpTo(500).optional(),
  idUnsplash: textUpTo(40).optional(),
  description: textUpTo(100).optional(),
  orderAscending: z.number().int().min(0).max(10_000).optional(),
})

export const listPhotographs = call({
  name: 'photography.list',
  method: 'GET',
  path: '/api/v1/brand/visual/photography',
  summary: 'The photographs in their order',
  access: 'BRAND_ROLE_MEMBER',
  answer: photographs,
})

export const changePhotographs = call({
  name: 'photography.change',
  method: 'PATCH',
  path: '/api/v1/brand/visual/photography',
  summary: 'Adds and changes photographs, fifty at most; answers those that were sent, in the same order',
  access: 'BRAND_ROLE_MEMBER',
  body: z.array(photographChange).max(50),
  answer: photographs,
  errors: ['LIMIT_EXCEEDED', 'NOT_FOUND'],
  idempotent: true,
})

export const readPhotograph = call({
  name: 'photography.read',
  method: 'GET',
  path: '/api/v1/brand/visual/photography/{id}',
  summary: 'One photograph',
  access: 'BRAND_ROLE_MEMBER',
  params: z.object({ id }),
  answer: photograph,
})

export const deletePhotograph = call({
  name: 'photography.delete',
  method: 'DELETE',
  path: '/api/v1/brand/visual/photography/{id}',
  summary: 'Takes a photograph away; its file stays',
  access: 'BRAND_ROLE_MEMBER',
  params: z.object({ id }),
  answer: nothing,
})

export const suggestColors = call({
  name: 'brandVisual.suggestColors',
  method: 'GET',
  path: '/api/v1/brand/visual/gpt/color',
  summary: 'Five palettes around the main colour; what to answer first where there is none',
  access: 'BRAND_ROLE_MEMBER',
  query: z.object({ main: colour.optional() }),
  answer: z.object({
    palettes: z.array(z.object({ option: z.string(), ...each(colourNames, z.string()) })),
    needs: z.array(z.string()),
  }),
})
