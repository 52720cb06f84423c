import { useEffect, useState } from 'react'
import type { DocumentName } from '#model/documents/names.ts'
import type { Answers } from '#model/fields/answers.ts'
import { databaseNameOf } from '../storage/document-name.ts'
import { readStoredAnswers } from '../storage/stored-answers.ts'
import { useDocumentViews } from './useDocument.ts'

/**
 * The stored answers of a document that no provider around has opened: for a number in a menu, without opening it. Null
 * while they are read, where there are none, and where a provider has the document open.
 */
export function useStoredAnswers(name: DocumentName): Answers | null {
  const { byName, current } = useDocumentViews()
  const { account, brand } = current.document
  const database = byName[name] ? null : databaseNameOf({ account, brand, name })
  const [stored, setStored] = useState<{ database: string; answers: Answers | null } | null>(null)
  useEffect(() => {
    if (database === null) return
    let isGone = false
    readStoredAnswers(database).then(
      (answers) => {
        if (!isGone) setStored({ database, answers })
      },
      // A storage error is reported by documents that are opened.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [database])
  return stored?.database === database ? stored.answers : null
}
