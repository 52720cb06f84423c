import type { CatalogFile, ContentFile } from './language-file.ts'

export { workbook } from 'virtual:workbook-words/ko'
export { messages as frame } from '../../../../locales/ko/messages/frame.po'
export const catalogs = import.meta.glob<CatalogFile>([
  '../../../../locales/ko/messages/*.po',
  '!../../../../locales/ko/messages/frame.po',
])
export const content = import.meta.glob<ContentFile>([
  '../../../../locales/ko/*.json',
  '!../../../../locales/ko/{mail,pages,share,sync,workbook*}.json',
])
