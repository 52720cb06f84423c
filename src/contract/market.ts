import { call } from './call.ts'
import type * as shapes from './shapes/market.ts'

export const pageTemplates = call<typeof shapes.pageTemplates>({
  name: 'market.templates',
  method: 'GET',
  path: '/api/v1/tmpls/page',
  summary:
    "Templates of the market, named in the caller's language, each with its body in `language`; an answer that the caller has already, by its `ETag`, is 304",
  access: 'public',
  answerHash: '86760691',
})

export const listTemplateCategories = call<typeof shapes.listTemplateCategories>({
  name: 'market.categories',
  method: 'GET',
  path: '/api/v1/tmpls/categories',
  summary: 'Categories of templates, which are the tabs of forms, and how many templates each has',
  access: 'public',
  answerHash: '5d2e1682',
})

export const listSearchKeywords = call<typeof shapes.listSearchKeywords>({
  name: 'market.searchKeywords',
  method: 'GET',
  path: '/api/v1/search-keyword/list',
  summary:
    "Words to search templates by, in the caller's language: all, those recommended, or those of a template",
  access: 'public',
  answerHash: '598c36e7',
})
