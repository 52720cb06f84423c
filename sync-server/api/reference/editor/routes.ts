import {
  listToolCategories,
  listToolStyles,
  pageMarketElements,
  pageReferenceImages,
  pageTools,
} from '#contract/editor.ts'
import { answerStyles, type ToolNames, toolCategories, tools } from '#model/tools/tools.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { readLocale } from '#server/http/locales.ts'

export const editorRoutes: readonly Implementation[] = [
  implement(pageMarketElements, async (_context, { query: { page, size } }) => ({
    _embedded: { marketElements: [] },
    page: { number: page, size, totalPages: 0 },
  })),

  implement(pageReferenceImages, async () => ({
    _embedded: { referenceImages: [] },
    continuationToken: null,
  })),

  implement(listToolStyles, async ({ language }) => {
    const names = readLocale<ToolNames>(language, 'board/tools')
    return listing(
      'styles',
      answerStyles.map(({ idStyle, key }) => ({ idStyle, key, name: names.style[key] })),
    )
  }),

  implement(listToolCategories, async ({ language }, { query: { type } }) => {
    const names = readLocale<ToolNames>(language, 'board/tools')
    return listing(
      'categories',
      toolCategories
        .filter(({ makes }) => type === undefined || makes === type)
        .map(({ idCategory, key, makes }) => ({
          ...{ idCategory, key, name: names.category[key], type: makes },
          count: tools.filter(({ category }) => category === key).length,
        })),
    )
  }),

  implement(pageTools, async ({ language }, { query: { idCategory, page, size } }) => {
    const names = readLocale<ToolNames>(language, 'board/tools')
    const idOf = Object.fromEntries(toolCategories.map((one) => [one.key, one.idCategory]))
    const rows = tools.map(({ idTool, key, category, way }) => ({
      ...{ idTool, key, name: names.name[key], note: names.note[key] },
      ...{ idCategory: idOf[category] ?? 0, category, way, isOpen: way !== 'MODEL' },
      address: `/brand/ai-tool/${key}`,
    }))
    const wanted = rows.filter((row) => idCategory === undefined || row.idCategory === idCategory)
    return {
      _embedded: { tools: wanted.slice(page * size, (page + 1) * size) },
      page: { number: page, size, totalPages: Math.ceil(wanted.length / size) },
    }
  }),
]
