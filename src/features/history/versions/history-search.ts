import { type DocumentName, mainDocument } from '#model/document-kinds/names.ts'

/** Without a document the page shows the main one. */
export interface HistorySearch {
  readonly document?: DocumentName
  readonly version?: number
}

/** Search parameters of the page: of a document's versions, or of one version among them. */
export function historySearch(document: DocumentName, version?: number): HistorySearch {
  return { ...(document === mainDocument ? {} : { document }), ...(version === undefined ? {} : { version }) }
}
