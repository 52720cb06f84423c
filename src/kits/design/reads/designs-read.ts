import type { AnswerOf } from '#contract/call.ts'
import { listDocuments } from '#contract/document.ts'
import { cachedList } from '#engine/reads/cached-read.ts'

/** A design in the list of a brand. */
export type DesignRow = AnswerOf<typeof listDocuments>['_embedded']['documents'][number]

/**
 * The list of a large brand is many pages: until the page is loaded again, changes of others come a little later. Own ones are in
 * it at once.
 */
const minuteMs = 60_000

/**
 * All designs of a brand and its templates, newest first, because the device searches them without a network; with the query
 * `trashed` those in the trash.
 */
export const designsRead = cachedList({
  call: listDocuments,
  scope: 'brand',
  maxAge: minuteMs,
  items: (answer) => answer._embedded.documents,
  paging: {
    size: 200,
    query: { kind: 'design', tagged: 'true' },
    after: ({ id }) => ({ before: id }),
    isWhole: true,
    isFirstPageShown: true,
  },
})
