import * as z from 'zod'
import { languages } from '#model/language/languages.ts'
import { id, listOf } from './basic.ts'

const language = z.enum(languages.map(({ key }) => key))

/** A path on this server; it changes with the bytes. Sizes in CSS pixels. */
const pictureFacts = { url: z.string(), width: z.number(), height: z.number() }

const facts = {
  idPost: z.number(),
  idCategory: z.number(),
  /** Of title, summary and text. */
  language,
  /** In which it can be read. */
  languages: z.array(language),
  /** Day in Seoul from which it is shown: `2026-11-24`. */
  date: z.string(),
  recommend: z.boolean(),
  title: z.string(),
  summary: z.string(),
  cover: z.object({ ...pictureFacts, alt: z.string() }).nullable(),
}

/** The one before or after it in its category. */
const neighbour = z.object({ idPost: z.number(), title: z.string(), language }).nullable()

const post = z
  .object({
    ...facts,
    /** Markdown; pictures are named as in `pictures`. */
    body: z.string(),
    pictures: z.array(z.object({ name: z.string(), ...pictureFacts })),
    previous: neighbour,
    next: neighbour,
  })
  .meta({ id: 'Post' })

export const listPostCategories = {
  answer: listOf('categories', z.object({ idCategory: z.number(), name: z.string() })),
}

export const pagePosts = {
  query: z.object({
    idCategory: id.optional(),
    recommend: z
      .enum(['true', 'false'])
      .transform((word) => word === 'true')
      .optional(),
    language: language.optional(),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(200).default(20),
  }),
  answer: listOf('posts', z.object(facts).meta({ id: 'PostFacts' })),
}

export const readPost = { params: z.object({ idPost: id }), answer: post }

export const readLocalPost = { params: z.object({ id }), answer: post }
