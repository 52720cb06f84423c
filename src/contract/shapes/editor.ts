import * as z from 'zod'
import { answerStyles, toolCategories, toolOutputs, tools, toolWays } from '#model/tools/tools.ts'
import { id, listOf } from './basic.ts'

export const pageMarketElements = {
  query: z.object({
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(60).default(12),
  }),
  answer: listOf('marketElements', z.never()),
}

export const pageReferenceImages = {
  query: z.object({
    limit: z.coerce.number().int().min(1).max(60).default(12),
    /** That of the answer before it. */
    continuationToken: z.string().max(1000).optional(),
  }),
  answer: z.object({
    _embedded: z.object({ referenceImages: z.array(z.never()) }),
    /** null: there are no more. */
    continuationToken: z.null(),
  }),
}

const toolCategory = z.enum(toolCategories.map(({ key }) => key))

export const listToolStyles = {
  answer: listOf(
    'styles',
    z.object({ idStyle: z.number(), key: z.enum(answerStyles.map(({ key }) => key)), name: z.string() }),
  ),
}

export const listToolCategories = {
  query: z.object({ type: z.enum(toolOutputs).optional() }),
  answer: listOf(
    'categories',
    z.object({
      idCategory: z.number(),
      key: toolCategory,
      name: z.string(),
      type: z.enum(toolOutputs),
      /** How many tools it has. */
      count: z.number(),
    }),
  ),
}

export const pageTools = {
  query: z.object({
    idCategory: id.optional(),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(60).default(60),
  }),
  answer: listOf(
    'tools',
    z
      .object({
        idTool: z.number(),
        key: z.enum(tools.map(({ key }) => key)),
        name: z.string(),
        note: z.string(),
        idCategory: z.number(),
        category: toolCategory,
        /** By rules, by a computation on the device, or by a model. */
        way: z.enum(toolWays),
        /** Whether it can be used now. */
        isOpen: z.boolean(),
        /** Of its screen. */
        address: z.string(),
      })
      .meta({ id: 'EditorTool' }),
  ),
}
