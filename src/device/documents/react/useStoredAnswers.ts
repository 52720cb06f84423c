import { useEffect, useState } from 'react'
import type { DocumentName } from '#model/documents/names.ts'
import type { Answers } from '#model/fields/answers.ts'
import { databaseNameOf } from '../storage/document-name.ts'
import { readKnownAnswers } from '../storage/stored-answers.ts'
import { useDocumentViews } from './useDocument.ts'

/**
 * What this device last had of a document that is not open around, as plain values: for a number in a menu, without a
 * connection of its own. Null while it is read, where there is nothing, and where the document is open anyway.
 */
export function useStoredAnswers(name: DocumentName): Answers | null {
  const { byName, current } = useDocumentViews()
  const { account, brand } = current.document
  const database = byName[name] ? null : databaseNameOf({ account, brand, name })
  const [stored, setStored] = useState<{ database: string; answers: Answers | null } | null>(null)
  useEffect(() => {
    if (database === null) return
    let isGone = false
    readKnownAnswers(database).then(
      (answers) => {
        if (!isGone) setStored({ database, answers })
      },
      // A storage that refuses says so where documents are opened.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [database])
  return stored?.database === database ? stored.answers : null
}
