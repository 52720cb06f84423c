import * as z from 'zod'
import { listOf } from './basic.ts'

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
