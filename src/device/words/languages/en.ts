import type { CatalogFile, ContentFile } from './language-file.ts'

export { workbook } from 'virtual:workbook-words/en'
export { messages as frame } from '../../../../locales/en/messages/frame.po'
export const catalogs = import.meta.glob<CatalogFile>([
  '../../../../locales/en/messages/*.po',
  '!../../../../locales/en/messages/frame.po',
])
export const content = import.meta.glob<ContentFile>([
  '../../../../locales/en/*.json',
  '!../../../../locales/en/{mail,pages,share,sync,workbook*}.json',
])
