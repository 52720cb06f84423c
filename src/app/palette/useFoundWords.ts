import { useDeferredValue, useEffect, useState } from 'react'
import type { BrandRef } from '#device/identity/brand-ref.ts'
import { type FoundAnswer, findAnswers, type SearchedDocument } from '#device/search/find-answers.ts'
import { type FoundComment, findComments } from '#device/search/find-comments.ts'
import { readSearchedDocuments } from '#device/search/searched-documents.ts'

const atMost = 30
const commentsAtMost = 10
/** A single letter is in almost everything. */
const atLeast = 2

export interface FoundWords {
  readonly answers: readonly FoundAnswer[]
  readonly comments: readonly FoundComment[]
}

const nothing: FoundWords = { answers: [], comments: [] }

/** Answers and comments in which the query occurs, of every brand that this device holds; the open brand's first. */
export function useFoundWords(
  query: string,
  account: number | null,
  brands: readonly BrandRef[],
): FoundWords {
  const [documents, setDocuments] = useState<readonly SearchedDocument[]>([])
  const deferred = useDeferredValue(query.trim())
  const key = JSON.stringify(brands)
  useEffect(() => {
    let isGone = false
    readSearchedDocuments(account, JSON.parse(key)).then(
      (read) => {
        if (!isGone) setDocuments(read)
      },
      // Where the browser refuses its storage, steps and pages are still found.
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
