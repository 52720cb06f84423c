import * as z from 'zod'
import { listOf } from './basic.ts'

const flag = z.boolean()

const face = z.object({ idFontFace: z.number(), weightValue: z.number() }).meta({ id: 'FontFace' })

const fontFamily = z
  .object({
    idFontFamily: z.number(),
    /** In the caller's language. */
    name: z.string(),
    /** The CSS `font-family`. */
    family: z.string(),
    cssPath: z.string(),
    language: z.string(),
    recommend: flag,
    handwriting: flag,
    serif: flag,
    gothic: flag,
    round: flag,
    design: flag,
    headerFont: flag,
    bodyFont: flag,
    faces: z.array(face),
  })
  .meta({ id: 'FontFamily' })

const flagFilter = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).optional()

const filters = {
  /** A part of the name, or initial consonants of its syllables. */
  keyword: z.string().max(40).optional(),
  language: z.enum(['ko', 'en', 'ja', 'zh-CN', 'zh-TW']).optional(),
  recommend: flagFilter,
  handwriting: flagFilter,
  serif: flagFilter,
  gothic: flagFilter,
  round: flagFilter,
  design: flagFilter,
  headerFont: flagFilter,
  bodyFont: flagFilter,
}

export const readFontFamily = {
  query: z.object({ idFontFamily: z.coerce.number().int().positive() }),
  answer: fontFamily,
}

export const listFontFamilies = { query: z.object(filters), answer: listOf('fontFamilies', fontFamily) }

export const pageFontFamilies = {
  query: z.object({
    ...filters,
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(200).default(20),
  }),
  answer: listOf('fontFamilies', fontFamily),
}

export const readFontFace = {
  query: z.object({ idFontFace: z.coerce.number().int().positive() }),
  answer: z.object({ idFontFace: z.number(), weightValue: z.number(), fontFamily }),
}
