import type { AnswerOf } from '#contract/call.ts'
import { listSearchKeywords, listTemplateCategories, pageTemplates } from '#contract/market.ts'
import { cachedList } from '#engine/reads/cached-read.ts'

/** A template of the market: its names are in the language of the screens, its body in that of the content. */
export type Template = AnswerOf<typeof pageTemplates>['_embedded']['resTemplateLists'][number]

/** All templates: filters and searches happen on the device, also without a network. What has not changed is not sent again. */
export const templatesRead = cachedList({
  call: pageTemplates,
  scope: 'device',
  maxAge: 5 * 60_000,
  isTranslated: true,
  items: (answer) => answer._embedded.resTemplateLists,
  paging: { size: 60, isWhole: true },
})

/** The tabs of forms, with their names. */
export const categoriesRead = cachedList({
  call: listTemplateCategories,
  scope: 'device',
  maxAge: 'pageLoad',
  isTranslated: true,
  items: (answer) => answer._embedded.categories,
  paging: { size: 60, isWhole: true },
})

/** Words that a search may begin with. */
export const keywordsRead = cachedList({
  call: listSearchKeywords,
  scope: 'device',
  maxAge: 'pageLoad',
  isTranslated: true,
  items: (answer) => answer._embedded.searchKeywords,
  paging: { size: 60, isWhole: true },
})
