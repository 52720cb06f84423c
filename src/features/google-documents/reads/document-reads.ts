import type { AnswerOf } from '#contract/call.ts'
import { listGoogleDocuments, listGoogleTemplates } from '#contract/google-document.ts'
import { cachedList } from '#engine/reads/cached-read.ts'

/** A document that the operator offers, named in the language of the screens. */
export type GoogleTemplate = AnswerOf<typeof listGoogleTemplates>['_embedded']['googleTemplates'][number]

/** A link in the list of the member or of the brand. */
export type GoogleDocument = AnswerOf<typeof listGoogleDocuments>['_embedded']['googleDocuments'][number]

export const googleTemplatesRead = cachedList({
  call: listGoogleTemplates,
  scope: 'device',
  maxAge: 5 * 60_000,
  isTranslated: true,
  items: (answer) => answer._embedded.googleTemplates,
  paging: { size: 200, isWhole: true },
})

/** Both lists, newest first. */
export const googleDocumentsRead = cachedList({
  call: listGoogleDocuments,
  scope: 'brand',
  maxAge: 0,
  items: (answer) => answer._embedded.googleDocuments,
  paging: { size: 400, isWhole: true },
})
