import { useDeferredValue, useEffect, useState } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { type FoundAnswer, findAnswers, type SearchedDocument } from './search/find-answers.ts'
import { type FoundComment, findComments } from './search/find-comments.ts'
import { readSearchedDocuments } from './search/searched-documents.ts'

const atMost = 30
const commentsAtMost = 10
/** Least length of a query that searches answers and comments: one letter matches almost all of them. */
const atLeast = 2

export interface FoundTexts {
  readonly answers: readonly FoundAnswer[]
  readonly comments: readonly FoundComment[]
}

const nothing: FoundTexts = { answers: [], comments: [] }

/**
 * Answers and comments that contain the query, in every brand stored on this device; the open brand first.
 */
export function useFoundTexts(
  query: string,
  account: number | null,
  brands: readonly BrandRef[],
): FoundTexts {
  const [documents, setDocuments] = useState<readonly SearchedDocument[]>([])
  const deferred = useDeferredValue(query.trim())
  const key = JSON.stringify(brands)
  useEffect(() => {
    let isGone = false
    readSearchedDocuments(account, JSON.parse(key)).then(
      (read) => {
        if (!isGone) setDocuments(read)
      },
      // Steps and screens are found even if storage cannot be read.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [account, key])
  if (deferred.length < atLeast) return nothing
  return {
    answers: findAnswers(documents, deferred, atMost),
    comments: findComments(documents, deferred, commentsAtMost),
  }
}
