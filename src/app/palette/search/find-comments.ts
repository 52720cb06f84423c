import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { threadsIn } from '#model/comments/threads.ts'
import type { Answers } from '#model/fields/answers.ts'
import { findIn, type Searchable, searchable } from '#model/hangul/choseong.ts'
import { fieldAtPath } from '#model/workbook/field-at-path.ts'
import { type Excerpt, excerptOf } from './excerpt.ts'
import type { SearchedDocument } from './find-answers.ts'

/** A comment in which the query was found. */
export interface FoundComment extends Excerpt {
  readonly brand: BrandRef
  /** Key of its thread. */
  readonly thread: string
  readonly isResolved: boolean
  /** Path of the field that it is about; '' where the thread itself is gone. */
  readonly field: string
  /** Key of the field's label in the words of the workbook. */
  readonly label: string
  /** The step that asks for the field; null where none does. */
  readonly step: string | null
}

type SearchableComment = Omit<FoundComment, 'brand' | keyof Excerpt> & { readonly text: Searchable }

/** Comments on fields of these documents in which the query occurs, the newest thread first; the first `atMost`. */
export function findComments(
  documents: readonly SearchedDocument[],
  query: string,
  atMost: number,
): FoundComment[] {
  const found: FoundComment[] = []
  if (query.trim() === '') return found
  for (const searched of documents) {
    for (const { text, ...said } of commentsIn(searched)) {
      const at = findIn(text, query)
      if (!at) continue
      found.push({ brand: searched.brand, ...said, ...excerptOf(text.text, at) })
      if (found.length === atMost) return found
    }
  }
  return found
}

const prepared = new WeakMap<Answers, readonly SearchableComment[]>()

function commentsIn({ document, answers }: SearchedDocument): readonly SearchableComment[] {
  const known = prepared.get(answers) ?? readComments(document, answers)
  prepared.set(answers, known)
  return known
}

function readComments(document: SearchedDocument['document'], answers: Answers): SearchableComment[] {
  return threadsIn(document, answers)
    .reverse()
    .flatMap(({ key, field, resolved, messages }) => {
      const found = fieldAtPath(field)
      const label = found?.field.path ?? field
      const about = {
        thread: key,
        isResolved: resolved !== null,
        field,
        label: found?.property ? `${label}/${found.property}` : label,
        step: found?.step ?? null,
      }
      return messages.map(({ body }) => ({ ...about, text: searchable(body) }))
    })
}
