import type { CatalogFile, ContentFile } from './language-file.ts'

export { workbook } from 'virtual:workbook-words/zh-CN'
export { messages as frame } from '../../../../locales/zh-CN/messages/frame.po'
export const catalogs = import.meta.glob<CatalogFile>([
  '../../../../locales/zh-CN/messages/*.po',
  '!../../../../locales/zh-CN/messages/frame.po',
])
export const content = import.meta.glob<ContentFile>([
  '../../../../locales/zh-CN/*.json',
  '!../../../../locales/zh-CN/{mail,pages,share,sync,workbook*}.json',
])
