import type { CatalogFile, ContentFile } from './language-file.ts'

export { workbook } from 'virtual:workbook-words/ja'
export { messages as frame } from '../../../../locales/ja/messages/frame.po'
export const catalogs = import.meta.glob<CatalogFile>([
  '../../../../locales/ja/messages/*.po',
  '!../../../../locales/ja/messages/frame.po',
])
export const content = import.meta.glob<ContentFile>([
  '../../../../locales/ja/*.json',
  '!../../../../locales/ja/{mail,pages,share,sync,workbook*}.json',
])
