import type { CatalogFile, ContentFile } from './language-file.ts'

export { workbook } from 'virtual:workbook-words/zh-TW'
export { messages as frame } from '../../../../locales/zh-TW/messages/frame.po'
export const catalogs = import.meta.glob<CatalogFile>(['./*.po', '!./{frame,pages}.po'], {
  base: '../../../../locales/zh-TW/messages/',
})
export const content = import.meta.glob<ContentFile>(
  [
    './{countries,documents,drafts,drafts-patterns,drafts-posts,drafts-strategy,errors,options,options-strategy,quest,reference}.json',
    './board/{forms,tools}.json',
  ],
  {
    base: '../../../../locales/zh-TW/',
  },
)
