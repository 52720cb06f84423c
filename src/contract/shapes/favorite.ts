import * as z from 'zod'
import { id, listOf, nothing } from './basic.ts'
import { nameOfMany } from './document-name.ts'

const type = z.literal('TEMPLATE')

/** An address of this server. */
const thumbnail = z
  .string()
  .max(300)
  .regex(/^\/[A-Za-z0-9_][A-Za-z0-9_./?=&%-]*$/)

const favorite = z
  .object({
    /** Equal to `idTemplate`, so that a device knows it before the server has answered. */
    id: z.number(),
    type,
    idObject: z.number(),
    /** Below 1,000,000 a template of the market, above a design of the brand. */
    idTemplate: z.number(),
    /** Of stock pictures, which are no favourites yet. */
    stockId: z.string().nullable(),
    thumbnail: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Favorite' })

export const pageFavorites = {
  query: z.object({
    /** The brand of the header; a query may repeat it. */
    idBrand: id.optional(),
    type: type.default('TEMPLATE'),
    page: z.coerce.number().int().min(0).max(200).default(0),
    size: z.coerce.number().int().min(1).max(200).default(200),
  }),
  answer: listOf('EditorFavorites', favorite),
}

export const addFavorite = {
  body: z
    .object({
      type: type.default('TEMPLATE'),
      thumbnail: thumbnail.nullable().optional(),
      /** The brand of the header; a body may repeat it. */
      idBrand: id.optional(),
      idTemplate: id.optional(),
      /** Instead of `idTemplate`: of a design that a device has made and does not know the number of. */
      document: nameOfMany.optional(),
    })
    .refine(({ idTemplate, document }) => (idTemplate === undefined) !== (document === undefined), {
      path: ['idTemplate'],
    }),
  answer: favorite,
}

export const removeFavorite = { params: z.object({ id }), answer: nothing }
