import { useEffect, useState } from 'react'
import type { DocumentName } from '#model/documents/names.ts'
import type { Answers } from '#model/fields/answers.ts'
import { databaseNameOf } from './document-name.ts'
import { readStoredWords } from './stored-words.ts'
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
    readKnown(database).then(
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

/** Looking must not make a database: it would count as one that this device has. */
async function readKnown(database: string): Promise<Answers | null> {
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === database)) return null
  return (await readStoredWords(database)).answers
}
