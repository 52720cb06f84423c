import { useMemo, useSyncExternalStore } from 'react'
import type { ShownDocument } from '#engine/documents/engine/shown-document.ts'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { Watched } from '#engine/watch/watched.ts'
import { type DocumentName, kindOf, traitsOf } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import type { Answers } from '#model/fields/answers.ts'
import { type Field, isRestorable } from '#model/fields/field.ts'

/**
 * What a document that is open around says now, as plain values by path. Of a kind whose answers no device keeps beside it they are
 * read from its fields.
 */
export function useAnswersIn(name: DocumentName): Answers {
  const answers = useAnswers()
  const { document } = useDocumentView(kindOf(name))
  const isKept = traitsOf(name).storesAnswers
  const source = useMemo(() => followAll(document, isKept ? [] : fieldsOf(name)), [document, isKept, name])
  const read = useSyncExternalStore(source.subscribe, source.read)
  return isKept ? answers : read
}

function followAll(document: ShownDocument, fields: readonly Field[]) {
  const watched = fields.filter(isRestorable).flatMap((field): [string, Watched<unknown>][] => {
    // No document of such a kind has a text outside of its lists.
    if (field.kind === 'text') return []
    return [[field.path, field.kind === 'value' ? document.value(field) : document.items<unknown>(field)]]
  })
  let last: Answers = {}
  return {
    read: (): Answers => {
      if (watched.some(([path, one]) => one.get() !== last[path]))
        last = Object.fromEntries(watched.map(([path, one]) => [path, one.get()]))
      return last
    },
    subscribe: (changed: () => void) => {
      const ends = watched.map(([, one]) => one.subscribe(changed))
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
