import type { CatalogFile, ContentFile } from './language-file.ts'

export { workbook } from 'virtual:workbook-words/zh-TW'
export { messages as frame } from '../../../../locales/zh-TW/messages/frame.po'
export const catalogs = import.meta.glob<CatalogFile>([
  '../../../../locales/zh-TW/messages/*.po',
  '!../../../../locales/zh-TW/messages/frame.po',
])
export const content = import.meta.glob<ContentFile>([
  '../../../../locales/zh-TW/*.json',
  '!../../../../locales/zh-TW/{mail,pages,share,sync,workbook*}.json',
])
