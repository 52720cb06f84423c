import { pageMarketElements, pageReferenceImages } from '#contract/editor.ts'
import { type Implementation, implement } from '#server/http/implement.ts'

export const editorRoutes: readonly Implementation[] = [
  implement(pageMarketElements, async (_context, { query: { page, size } }) => ({
    _embedded: { marketElements: [] },
    page: { number: page, size, totalPages: 0 },
  })),

  implement(pageReferenceImages, async () => ({
    _embedded: { referenceImages: [] },
    continuationToken: null,
  })),
]
